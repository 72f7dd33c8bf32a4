/// The status of a watched workspace, which `mockd watch` or `mockd lsp` stores for `mockd sync`.
package struct SyncStatus: Equatable, Sendable {
  package var errors: Int
  package var warnings: Int
  /// Whether outputs are kept as they were because of errors.
  package var isKept: Bool
  /// Whether outputs wait until files with unsaved changes are saved.
  package var isHeld: Bool

  package init(errors: Int = 0, warnings: Int = 0, isKept: Bool = false, isHeld: Bool = false) {
    self.errors = errors
    self.warnings = warnings
    self.isKept = isKept
    self.isHeld = isHeld
  }

  /// The text of the file in the state directory.
  var text: String { "errors \(errors)\nwarnings \(warnings)\nkept \(isKept ? 1 : 0)\nheld \(isHeld ? 1 : 0)\n" }

  /// Nil for text of another form.
  init?(reading bytes: [UInt8]) {
    var numbers: [Substring: Int] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    guard let errors = numbers["errors"], let warnings = numbers["warnings"], let kept = numbers["kept"] else {
      return nil
    }
    self.init(errors: errors, warnings: warnings, isKept: kept != 0, isHeld: numbers["held"] ?? 0 != 0)
  }
}
