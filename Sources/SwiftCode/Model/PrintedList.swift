/// Declarations, statements, expressions, parameters or arguments in printed form, so that elements of many files are
/// printed once. A list of them prints the same as the values that they were made from.
package struct PrintedList<Element>: Hashable, Sendable {
  let pieces: PrintedPieces

  private init(_ pieces: PrintedPieces) { self.pieces = pieces }

  /// A list of nothing.
  package init() { self.init(.none) }

  /// Elements of several lists in one.
  ///
  /// - Parameter places: which they are, in their new order; all of them are elements of `lists`.
  package init(_ lists: [PrintedList], _ places: [PrintedPlace]) {
    self.init(PrintedPieces(lists.map { $0.pieces }, places))
  }

  package var count: Int { pieces.count }

  /// The size of what is printed, without what stands around and between the elements.
  package var byteCount: Int { pieces.byteCount }
}

extension PrintedList where Element == Declaration {
  /// Prints declarations, each of at least one line.
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

/// Where an element stands in one of several lists.
package struct PrintedPlace: Hashable, Sendable {
  package var list: UInt32
  package var index: UInt32

  package init(list: Int, index: Int) {
    self.list = UInt32(truncatingIfNeeded: list)
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// The content of a `PrintedList`, whatever its elements are: printed elements, or some elements of other lists.
///
/// A class, since lists are handed from file to file; it is never changed.
final class PrintedPieces: Sendable, Hashable {
  private let text: PrintedText
  private let pieces: [Piece]
  /// The other lists, which hold elements themselves, and which of them are here. Nothing else is here then.
  private let lists: [PrintedPieces]
  private let places: [PrintedPlace]

  /// A part of the text, without the end of its last line. There are many, so they are kept small.
  private struct Piece: Hashable {
    var start: Int
    /// The bytes, and whether they have several lines in the lowest bit.
    private var countAndLines: Int

    init(start: Int, count: Int, hasSeveralLines: Bool) {
      self.start = start
      countAndLines = count << 1 | (hasSeveralLines ? 1 : 0)
    }

    var count: Int { countAndLines >> 1 }
    var hasSeveralLines: Bool { countAndLines & 1 != 0 }
  }

  static let none = PrintedPieces([Never]()) { _, _ in }

  /// Prints each element alone.
  init<Element>(_ elements: [Element], _ print: (inout Printer, Element) -> Void) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    for element in elements {
      var printer = Printer(capacity: 128)
      print(&printer, element)
      printer.removeLastNewline()
      pieces.append(
        Piece(
          start: bytes.count, count: printer.bytes.count,
          hasSeveralLines: printer.bytes.contains(UInt8(ascii: "\n"))))
      bytes += printer.bytes
    }
    text = PrintedText(bytes)
    self.pieces = pieces
    (lists, places) = ([], [])
  }

  /// - Parameter lists: a list that is put together itself is copied.
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

  /// Gives each element to `body`: its text, which is valid until `body` returns, and whether that has several lines.
  func visit(_ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void) {
    if lists.isEmpty {
      for piece in pieces {
        body(UnsafeBufferPointer(rebasing: text.bytes[piece.start..<piece.start + piece.count]), piece.hasSeveralLines)
      }
      return
    }
    // Many files are made of the same lists on all cores, so these are not retained for each of their elements.
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

/// Bytes that are never changed.
///
/// `@unchecked`: the bytes are written before the object is shared, and freed with it.
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
