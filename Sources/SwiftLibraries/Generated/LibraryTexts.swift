extension LibraryText {
  static let generated: [LibraryText] = []
}
