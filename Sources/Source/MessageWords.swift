/// Returns a count with its noun: `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
}

extension [String] {
  /// The strings as a choice: `a`, `a or b`, `a, b or c`.
  package var joinedAsChoice: String {
    guard let last, 1 < count else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
