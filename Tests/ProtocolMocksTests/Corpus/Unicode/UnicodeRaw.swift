/// @mockable
protocol UnicodeRaw {
  func say(_ text: String, `ändern`: Bool)
}
