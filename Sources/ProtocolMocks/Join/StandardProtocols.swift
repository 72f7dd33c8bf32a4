import Source

/// The protocols and classes of the standard library and system frameworks that mocks can inherit from.
///
/// Iterators have concrete types such as `AnyIterator`.
enum StandardProtocols {
  /// Protocols without requirements.
  static let withoutRequirements: Set<String> = [
    "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "AnyActor",
    "AutoMockable", "ObservableObject", "Observable", "LocalizedError", "Error", "NSObjectProtocol", "Actor",
    "Equatable", "Hashable", "CustomReflectable", "TestScoping", "JSExport",
  ]

  /// Classes that often restrict protocols.
  static let classes = nonisolatedClasses.union([
    "UIView", "UIViewController", "UIControl", "UIResponder", "UITableViewCell", "UICollectionViewCell", "NSView",
    "NSViewController",
  ])

  /// The classes among them that no actor isolates.
  static let nonisolatedClasses: Set<String> = [
    "NSObject", "Operation", "Formatter", "Thread", "InputStream", "OutputStream",
  ]

  /// Constraints that the default associated types meet.
  static let metByDefaults: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Sendable", "CustomDebugStringConvertible", "Copyable", "Escapable",
  ]

  /// Returns the facts of a standard protocol with requirements.
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
