import Source

/// Returns a diff of two texts in the unified format for `patch` and `git apply`. Empty if they are equal.
///
/// Control characters except tabs are escaped, since text from files must not control terminals.
///
/// - Parameters:
///   - path: relative to the workspace.
///   - old: nil for a new file.
///   - new: nil for a deleted file.
package func unifiedDiff(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
  if old == new { return "" }
  let (before, after) = (DiffText(old ?? []), DiffText(new ?? []))
  let name = visibleText(path)
  var output = old == nil ? "--- /dev/null\n" : "--- a/\(name)\n"
  output += new == nil ? "+++ /dev/null\n" : "+++ b/\(name)\n"
  for hunk in hunks(of: lineEdits(before.lines, after.lines)) { output += hunk.text(before, after) }
  return output
}

/// A text as lines. Only a last line without a line end keeps a mark.
private struct DiffText {
  var lines: [ArraySlice<UInt8>]
  var endsWithNewline: Bool

  init(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    endsWithNewline = bytes.isEmpty || bytes.last == newline
    lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    if endsWithNewline { lines.removeLast() }
    // Marks a last line without a line end, so that it differs from one with it.
    if !endsWithNewline, let last = lines.popLast() { lines.append(last + [newline]) }
  }

  func shown(_ index: Int) -> String {
    var line = lines[index]
    let isOpen = line.last == UInt8(ascii: "\n")
    if isOpen { line.removeLast() }
    let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
    return parts.map { visibleText(String($0)) }.joined(separator: "\t")
      + (isOpen ? "\n\\ No newline at end of file\n" : "\n")
  }
}

/// One step from the old lines to the new ones.
private enum LineEdit {
  case keep(old: Int, new: Int)
  case delete(old: Int)
  case insert(new: Int)

  var isKept: Bool { if case .keep = self { true } else { false } }
}

/// Returns a shortest edit script between two texts.
///
/// For long texts with few common lines, it replaces everything between their common prefix and suffix.
private func lineEdits(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineEdit] {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let rest = min(old.count, new.count) - start
  let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
  let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
  var removed = Set(oldMiddle.indices)
  var inserted = Set(newMiddle.indices)
  if oldMiddle.count * newMiddle.count <= 4_000_000 {
    let difference = Array(newMiddle).difference(from: Array(oldMiddle))
    removed = Set(difference.removals.map { $0.offset + start })
    inserted = Set(difference.insertions.map { $0.offset + start })
  }
  var edits: [LineEdit] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i), i < old.count {
      edits.append(.delete(old: i))
      i += 1
    } else if inserted.contains(j), j < new.count {
      edits.append(.insert(new: j))
      j += 1
    } else {
      edits.append(.keep(old: i, new: j))
      (i, j) = (i + 1, j + 1)
    }
  }
  return edits
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Adjacent changes with three lines of context.
private struct Hunk {
  var edits: [LineEdit]
  /// The numbers of lines before the hunk in both texts.
  var oldStart: Int
  var newStart: Int

  func text(_ old: DiffText, _ new: DiffText) -> String {
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for edit in edits {
      switch edit {
      case .keep(let index, _):
        body += " " + old.shown(index)
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
      case .delete(let index):
        body += "-" + old.shown(index)
        oldCount += 1
      case .insert(let index):
        body += "+" + new.shown(index)
        newCount += 1
      }
    }
    return "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n" + body
  }

  /// Returns a range with line numbers from 1. An empty range has the number of the line before it.
  private func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
}

private func hunks(of edits: [LineEdit]) -> [Hunk] {
  let context = 3
  var hunks: [Hunk] = []
  var (old, new) = (0, 0)
  // The numbers of lines before each edit in both texts.
  var starts: [(old: Int, new: Int)] = []
  for edit in edits {
    starts.append((old, new))
    switch edit {
    case .keep: (old, new) = (old + 1, new + 1)
    case .delete: old += 1
    case .insert: new += 1
    }
  }
  var index = 0
  while let first = edits[index...].firstIndex(where: { !$0.isKept }) {
    var last = first
    while let next = edits[(last + 1)...].firstIndex(where: { !$0.isKept }), next - last <= 2 * context { last = next }
    let lower = max(index, first - context)
    let upper = min(edits.count, last + 1 + context)
    hunks.append(Hunk(edits: Array(edits[lower..<upper]), oldStart: starts[lower].old, newStart: starts[lower].new))
    index = upper
  }
  return hunks
}
