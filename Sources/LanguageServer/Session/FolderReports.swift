import JSONSyntax
import Source

/// The findings of a folder by file, as the protocol has them. Those of a file are made anew only if they, or texts that
/// they point into, have changed.
struct FolderReports {
  private struct Entry {
    var findings: [Diagnostic]
    /// The texts that the findings point into, by file.
    var texts: [String: PositionedText]
    var items: [JSONTree]
  }

  private var entries: [String: Entry] = [:]

  /// The findings of a file, by its path in the workspace.
  func items(of file: String) -> [JSONTree] { entries[file]?.items ?? [] }

  /// Takes other findings, ordered by file; gives the files about which there is something else to say.
  mutating func update(_ findings: [Diagnostic], _ shown: inout ShownFolder) -> Set<String> {
    var changed: Set<String> = []
    var present: Set<String> = []
    var rest = findings[...]
    while let first = rest.first {
      let own = rest.prefix { $0.location.file == first.location.file }
      rest = rest.dropFirst(own.count)
      let file = first.location.file
      present.insert(file)
      if update(file, own, &shown) { changed.insert(file) }
    }
    for file in entries.keys where !present.contains(file) {
      entries[file] = nil
      changed.insert(file)
    }
    return changed
  }

  /// Takes other findings of one file; gives whether there is something else to say about it.
  mutating func update(_ file: String, _ findings: ArraySlice<Diagnostic>, _ shown: inout ShownFolder) -> Bool {
    if isCurrent(file, findings, shown) { return false }
    shown.used = []
    let items = Self.distinct(findings).map { shown.json($0) }
    defer {
      var texts: [String: PositionedText] = [:]
      for file in shown.used { texts[file] = shown.text(file) }
      entries[file] = findings.isEmpty ? nil : Entry(findings: Array(findings), texts: texts, items: items)
    }
    return self.items(of: file) != items
  }

  /// Several projects find the same in a file that they share.
  private static func distinct(_ findings: ArraySlice<Diagnostic>) -> [Diagnostic] {
    findings.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func isCurrent(_ file: String, _ findings: ArraySlice<Diagnostic>, _ shown: ShownFolder) -> Bool {
    guard let entry = entries[file], entry.findings.elementsEqual(findings) else { return false }
    return entry.texts.allSatisfy { file, text in shown.isCurrent(text, of: file) }
  }
}
