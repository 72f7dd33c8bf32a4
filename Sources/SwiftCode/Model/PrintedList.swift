/// A list of printed declarations, statements, parameters, arguments or expressions that files share. The output equals
/// that of the original values.
package struct PrintedList<Element>: Hashable, Sendable {
  let pieces: PrintedPieces

  fileprivate init(_ pieces: PrintedPieces) { self.pieces = pieces }

  /// Creates an empty list.
  package init() { self.init(.none) }

  /// Creates a list with elements of other lists.
  ///
  /// - Parameter places: the positions in `lists` of the elements, in the new order.
  package init(_ lists: [PrintedList], _ places: [PrintedPlace]) {
    self.init(PrintedPieces(lists.map { $0.pieces }, places))
  }

  package var count: Int { pieces.count }

  /// The size of the printed elements, without separators and brackets.
  package var byteCount: Int { pieces.byteCount }
}

extension PrintedList where Element == Declaration {
  /// Prints declarations, each with at least one line.
  package init(_ declarations: [Declaration]) { self.init(PrintedPieces(declarations) { $0.declarations([$1]) }) }
}

extension PrintedList where Element == Statement {
  package init(_ statements: [Statement]) { self.init(PrintedPieces(statements) { $0.statements([$1]) }) }
}

extension PrintedList where Element == Parameter {
  package init(_ parameters: [Parameter]) { self.init(PrintedPieces(parameters) { $0.parameter($1) }) }
}

extension PrintedList where Element == Expression {
  package init(_ expressions: [Expression]) { self.init(PrintedPieces(expressions) { $0.expression($1) }) }
}

extension PrintedList where Element == Argument {
  package init(_ arguments: [Argument]) { self.init(PrintedPieces(arguments) { $0.argument($1) }) }
}

/// Printed elements from which lists are made, so that an element of many lists is printed once.
package struct PrintedElements<Element> {
  private var printer = Printer()
  private var pieces: [PrintedPieces.Piece] = []

  package init() {}

  /// Returns a list of elements, by their positions in the order of printing.
  package func list(_ positions: [Int]) -> PrintedList<Element> {
    PrintedList(PrintedPieces(positions.map { pieces[$0] }, of: printer.bytes))
  }

  fileprivate mutating func append(_ print: (inout Printer) -> Void) { pieces.append(printer.piece(print)) }
}

extension PrintedElements where Element == Declaration {
  /// Prints a declaration with at least one line.
  package mutating func append(_ declaration: Declaration) { append { $0.declarations([declaration]) } }
}

extension PrintedElements where Element == Statement {
  package mutating func append(_ statement: Statement) { append { $0.statements([statement]) } }
}

extension PrintedElements where Element == Parameter {
  package mutating func append(_ parameter: Parameter) { append { $0.parameter(parameter) } }
}

extension PrintedElements where Element == Argument {
  package mutating func append(_ argument: Argument) { append { $0.argument(argument) } }
}

/// The position of an element in one of several lists.
package struct PrintedPlace: Hashable, Sendable {
  package var list: UInt32
  package var index: UInt32

  package init(list: Int, index: Int) {
    self.list = UInt32(truncatingIfNeeded: list)
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// The content of a `PrintedList` without its element type: printed elements, or references to elements of other lists.
///
/// An immutable class, so that files share it.
final class PrintedPieces: Sendable, Hashable {
  private let text: PrintedText
  private let pieces: [Piece]
  /// The lists with the referenced elements. They hold printed elements; this object then has no own text.
  private let lists: [PrintedPieces]
  private let places: [PrintedPlace]

  /// A part of the text, without the final newline. Its size is small, since there are many pieces.
  struct Piece: Hashable {
    var start: Int
    /// The number of bytes, shifted by one, and in the lowest bit whether there are several lines.
    private var countAndLines: Int

    init(start: Int, count: Int, hasSeveralLines: Bool) {
      self.start = start
      countAndLines = count << 1 | (hasSeveralLines ? 1 : 0)
    }

    var count: Int { countAndLines >> 1 }
    var hasSeveralLines: Bool { countAndLines & 1 != 0 }
  }

  static let none = PrintedPieces([Never]()) { _, _ in }

  /// Prints each element separately.
  init<Element>(_ elements: [Element], _ print: (inout Printer, Element) -> Void) {
    var printer = Printer(capacity: 64 * elements.count)
    var pieces: [Piece] = []
    pieces.reserveCapacity(elements.count)
    for element in elements { pieces.append(printer.piece { print(&$0, element) }) }
    text = PrintedText(printer.bytes)
    self.pieces = pieces
    (lists, places) = ([], [])
  }

  /// Copies pieces of a text.
  init(_ chosen: [Piece], of bytes: [UInt8]) {
    var copy: [UInt8] = []
    copy.reserveCapacity(chosen.reduce(0) { $0 + $1.count })
    var pieces = chosen
    for index in pieces.indices {
      let piece = pieces[index]
      pieces[index].start = copy.count
      copy += bytes[piece.start..<piece.start + piece.count]
    }
    text = PrintedText(copy)
    self.pieces = pieces
    (lists, places) = ([], [])
  }

  /// - Parameter lists: lists that hold references are copied to printed text.
  init(_ lists: [PrintedPieces], _ places: [PrintedPlace]) {
    text = .none
    pieces = []
    self.lists =
      lists.allSatisfy(\.lists.isEmpty) ? lists : lists.map { $0.lists.isEmpty ? $0 : PrintedPieces(copying: $0) }
    self.places = places
  }

  private init(copying other: PrintedPieces) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    other.visit { text, hasSeveralLines in
      pieces.append(Piece(start: bytes.count, count: text.count, hasSeveralLines: hasSeveralLines))
      bytes += text
    }
    text = PrintedText(bytes)
    self.pieces = pieces
    (lists, places) = ([], [])
  }

  var count: Int { lists.isEmpty ? pieces.count : places.count }

  var byteCount: Int {
    if lists.isEmpty { return text.bytes.count }
    var count = 0
    visit { text, _ in count += text.count }
    return count
  }

  /// Calls `body` for each element with its text, which is valid during the call, and whether it has several lines.
  func visit(_ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void) {
    if lists.isEmpty {
      for piece in pieces {
        body(UnsafeBufferPointer(rebasing: text.bytes[piece.start..<piece.start + piece.count]), piece.hasSeveralLines)
      }
      return
    }
    // All cores read the same lists, so retaining these for each element would be slow.
    withExtendedLifetime(lists) {
      let sources = lists.map { list in (text: list.text.bytes, pieces: list.pieces.withUnsafeBufferPointer { $0 }) }
      for place in places {
        let source = sources[Int(place.list)]
        let piece = source.pieces[Int(place.index)]
        body(UnsafeBufferPointer(rebasing: source.text[piece.start..<piece.start + piece.count]), piece.hasSeveralLines)
      }
    }
  }

  static func == (a: PrintedPieces, b: PrintedPieces) -> Bool {
    a === b || (a.pieces == b.pieces && a.text == b.text && a.places == b.places && a.lists == b.lists)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pieces)
    hasher.combine(text)
    hasher.combine(places)
    hasher.combine(lists)
  }
}

extension Printer {
  /// Prints a piece of text, which does not depend on the text before it.
  fileprivate mutating func piece(_ print: (inout Printer) -> Void) -> PrintedPieces.Piece {
    let start = bytes.count
    print(&self)
    endPiece(from: start)
    let text = bytes[start...]
    return PrintedPieces.Piece(
      start: start, count: text.count, hasSeveralLines: text.contains(UInt8(ascii: "\n")))
  }
}

/// Immutable bytes.
///
/// `@unchecked`: the memory is initialized before the object is shared, and freed with it.
private final class PrintedText: @unchecked Sendable, Hashable {
  let bytes: UnsafeBufferPointer<UInt8>

  static let none = PrintedText([])

  init(_ text: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = copy.initialize(from: text)
    bytes = UnsafeBufferPointer(copy)
  }

  deinit { bytes.deallocate() }

  static func == (a: PrintedText, b: PrintedText) -> Bool { a === b || a.bytes.elementsEqual(b.bytes) }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}
