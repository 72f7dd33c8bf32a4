/// @mockable
protocol UnicodeEmoji {
  func 🚀(to 🌍: String) -> Bool
}
