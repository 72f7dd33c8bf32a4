import JSONSyntax

/// A position in a document, as requests name it (LSP 3.17, `TextDocumentPositionParams`).
package struct DocumentPosition {
  var uri: String
  var position: Position

  init(_ json: JSONValue?) throws(ResponseError) {
    guard let position = json?["position"].flatMap({ Position($0) }), let uri = json?["textDocument"]?["uri"]?.string
    else { throw ResponseError(.invalidParams, "Missing or invalid 'textDocument' or 'position'") }
    self.uri = uri
    self.position = position
  }
}

/// The parameters of a request about a document.
package struct DocumentIdentifier {
  var uri: String

  init(_ json: JSONValue?) throws(ResponseError) {
    guard let uri = json?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "Missing or invalid 'textDocument'")
    }
    self.uri = uri
  }
}

/// The parameters of a request about a part of a document.
package struct DocumentRange {
  var uri: String
  var range: Range<Position>

  init(_ json: JSONValue?) throws(ResponseError) {
    guard let range = json?["range"].flatMap({ Range<Position>($0) }) else {
      throw ResponseError(.invalidParams, "Missing or invalid 'range'")
    }
    uri = try DocumentIdentifier(json).uri
    self.range = range
  }
}

extension Range<Position> {
  /// Reads a range. Swaps its ends if they are in the wrong order.
  package init?(_ json: JSONValue) {
    guard let start = json["start"].flatMap({ Position($0) }), let end = json["end"].flatMap({ Position($0) }) else {
      return nil
    }
    self = Swift.min(start, end)..<Swift.max(start, end)
  }
}

extension Position {
  package init?(_ json: JSONValue) {
    guard let line = json["line"]?.int, let character = json["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  package var json: JSONTree { ["line": .integer(line), "character": .integer(character)] }
}
