import Source

/// Protocols of the standard library and Foundation, as far as a mock has to meet them.
///
/// Sequences are spelled with the types that mocks have for what they are made of.
enum StandardProtocols {
  /// What asks for nothing that a mock would have to have.
  static let withoutRequirements: Set<String> = [
    "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "AnyActor",
    "AutoMockable", "ObservableObject", "Observable", "LocalizedError", "Error", "NSObjectProtocol", "Actor",
    "Equatable", "Hashable", "CustomReflectable", "TestScoping", "JSExport",
  ]

  /// Classes that protocols are often restricted to.
  static let classes: Set<String> = [
    "NSObject", "UIView", "UIViewController", "UIControl", "UIResponder", "UITableViewCell", "UICollectionViewCell",
    "NSView", "NSViewController", "Operation", "Formatter", "Thread", "InputStream", "OutputStream",
  ]

  /// What the defaults of associated types meet, so that a requirement for one of these leaves the default.
  static let metByDefaults: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Sendable", "CustomDebugStringConvertible", "Copyable", "Escapable",
  ]

  /// What protocols with requirements say of themselves.
  static func facts(named name: String) -> TypeFacts? { all[name] }

  private static let all: [String: TypeFacts] = {
    let file = SourceFile(path: "", text: text)
    return file.bytes.withUnsafeBufferPointer { bytes in
      let outline = SwiftOutline.read(file)
      return Dictionary(
        outline.types.map { ($0.name, TypeFacts.read(bytes[$0.range.indices], of: $0)) },
        uniquingKeysWith: { first, _ in first })
    }
  }()

  private static let text = """
    protocol Comparable { static func < (lhs: Self, rhs: Self) -> Bool }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol Identifiable<ID> { associatedtype ID: Hashable = ObjectIdentifier; var id: ID { get } }
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    protocol Sequence<Element> { associatedtype Element; func makeIterator() -> AnyIterator<Element> }
    protocol IteratorProtocol<Element> { associatedtype Element; func next() -> Element? }
    protocol AsyncSequence<Element> { associatedtype Element; func makeAsyncIterator() -> AsyncStream<Element>.Iterator }
    protocol AsyncIteratorProtocol<Element> { associatedtype Element; func next() async throws -> Element? }
    protocol Collection<Element> {
      associatedtype Element
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(position: Int) -> Element { get }
      func index(after i: Int) -> Int
    }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Int) -> Int }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol TextOutputStream { func write(_ string: String) }
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
      init?(stringValue: String)
      init?(intValue: Int)
      var stringValue: String { get }
      var intValue: Int? { get }
    }
    """
}
