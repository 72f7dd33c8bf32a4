extension StringPrinter {
  /// Returns whether `block` can print the value without changing it: no control characters, no empty first or last
  /// line, and no common indentation.
  package static func canBeBlock(_ value: String) -> Bool {
    if value.isEmpty { return true }
    var isEmptyLine = true
    var isIndented = false
    var sharesIndentation = true
    var hasContent = false
    for byte in value.utf8 {
      switch byte {
      case 0x0A:
        if isEmptyLine, !hasContent { return false }
        hasContent = true
        isEmptyLine = true
        isIndented = false
      case 0x09, 0x20: isIndented = isIndented || isEmptyLine
      case 0x00...0x0F: return false
      default:
        sharesIndentation = sharesIndentation && isIndented
        isEmptyLine = false
      }
    }
    return !isEmptyLine && !(sharesIndentation && hasContent)
  }
}
