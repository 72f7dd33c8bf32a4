import Source

extension [Diagnostic] {
  /// The edits of compatible fixes. Uses the first fix of each diagnostic. If the first fixes of two diagnostics
  /// conflict, uses the last fix of one of them, which changes the most.
  ///
  /// The remaining diagnostics can be fixed after these edits.
  ///
  /// - Complexity: the square of the number of edits.
  package var editsOfFixes: [Diagnostic.Edit] {
    var chosen: [(diagnostic: Diagnostic, edits: [Diagnostic.Edit])] = []
    for diagnostic in self {
      guard let edits = diagnostic.fixes.first?.edits else { continue }
      let met = chosen.indices.filter { chosen[$0].edits.touches(edits) }
      if met.isEmpty {
        chosen.append((diagnostic, edits))
      } else if met.count == 1, let most = diagnostic.fixes.last?.edits,
        !chosen.indices.contains(where: { $0 != met[0] && chosen[$0].edits.touches(most) })
      {
        chosen[met[0]] = (diagnostic, most)
      }
    }
    return chosen.flatMap(\.edits)
  }
}
