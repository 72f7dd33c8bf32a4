import CrashAnalysis
import Source

/// A function with the fields that it reads from its parameters that are models.
package struct FunctionReads: Hashable, Sendable {
  /// The place of its name.
  package let nameRange: TextRange
  package let parameters: [ModelReads]

  /// - Parameters:
  ///   - nameRange: the place of its name, relative to the declaration.
  ///   - parameters: the reads with places relative to the declaration.
  ///   - start: the start of the declaration in the file.
  package init(nameRange: TextRange, _ parameters: [ModelReads], declaredAt start: UInt32) {
    self.nameRange = nameRange.moved(by: start)
    self.parameters = parameters.map { reads in
      var reads = reads
      reads.type = reads.type?.moved(by: start)
      return reads
    }
  }
}

extension EditorProject {
  /// Returns the reads from the parameter at an offset of a Swift file, with the place of its name and type. At the
  /// name of a function, returns the reads from `self`.
  func modelReads(_ path: String, at offset: Int) -> (reads: ModelReads, range: TextRange)? {
    for function in functionsWithModels(inSwiftFile: path, at: offset) {
      for reads in function.parameters {
        let range = reads.type.map { wholeRange(of: reads.parameter, $0, path) } ?? function.nameRange
        if range.lower <= offset && offset <= range.upper { return (reads, range) }
      }
    }
    return nil
  }

  /// Returns the range from the name of a parameter to the end of its type.
  private func wholeRange(of name: Name, _ type: TextRange, _ path: String) -> TextRange {
    guard let bytes = source(of: path)?.bytes, Int(type.lower) <= bytes.count,
      let colon = bytes[..<Int(type.lower)].lastIndex(of: UInt8(ascii: ":"))
    else { return type }
    let isSpace = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    }
    guard let last = bytes[..<colon].lastIndex(where: { !isSpace($0) }) else { return type }
    let start = last + 1 - name.utf8.count
    guard 0 <= start, bytes[start...last].elementsEqual(name.utf8) else { return type }
    return TextRange(UInt32(start), type.upper)
  }
}

extension ModelReads {
  /// The reads as short statements.
  var notes: [String] {
    var notes: [String] = []
    let subject = type == nil ? "" : " of '\(parameter)'"
    if !sure.isEmpty { notes.append("Every call reads\(subject): " + Self.list(sure)) }
    if !possible.isEmpty { notes.append("A call may read\(subject): " + Self.list(possible)) }
    if sure.isEmpty, possible.isEmpty, !escapes { notes.append("No call reads a field" + subject) }
    if escapes { notes.append("Other code gets the model, and may read more fields") }
    return notes
  }

  private static func list(_ paths: [String]) -> String {
    let rest = paths.count - shownPaths
    return paths.prefix(shownPaths).joined(separator: ", ") + (0 < rest ? " and \(rest) more" : "")
  }

  /// The maximum number of paths that a statement shows.
  private static let shownPaths = 20
}

extension TextRange {
  fileprivate func moved(by offset: UInt32) -> TextRange { TextRange(lower &+ offset, upper &+ offset) }
}
