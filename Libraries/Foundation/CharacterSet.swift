public struct CharacterSet: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable,
  Sendable, SetAlgebra
{
  public typealias ReferenceType = NSCharacterSet
  @pure public init()
  @pure public init(bitmapRepresentation data: Data)
  public init(charactersIn range: Range<UnicodeScalar>)
  public init(charactersIn range: ClosedRange<UnicodeScalar>)
  @pure public init(charactersIn string: String)
  @pure public init?(contentsOfFile file: String)
  public init(from decoder: any Decoder) throws
  @pure public static var alphanumerics: CharacterSet { get }
  @pure public static var capitalizedLetters: CharacterSet { get }
  @pure public static var controlCharacters: CharacterSet { get }
  @pure public static var decimalDigits: CharacterSet { get }
  @pure public static var decomposables: CharacterSet { get }
  @pure public static var illegalCharacters: CharacterSet { get }
  @pure public static var letters: CharacterSet { get }
  @pure public static var lowercaseLetters: CharacterSet { get }
  @pure public static var newlines: CharacterSet { get }
  @pure public static var nonBaseCharacters: CharacterSet { get }
  @pure public static var punctuationCharacters: CharacterSet { get }
  @pure public static var symbols: CharacterSet { get }
  @pure public static var uppercaseLetters: CharacterSet { get }
  @pure public static var urlFragmentAllowed: CharacterSet { get }
  @pure public static var urlHostAllowed: CharacterSet { get }
  @pure public static var urlPasswordAllowed: CharacterSet { get }
  @pure public static var urlPathAllowed: CharacterSet { get }
  @pure public static var urlQueryAllowed: CharacterSet { get }
  @pure public static var urlUserAllowed: CharacterSet { get }
  @pure public static var whitespaces: CharacterSet { get }
  @pure public static var whitespacesAndNewlines: CharacterSet { get }
  @pure public var bitmapRepresentation: Data { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var inverted: CharacterSet { get }
  public func contains(_ member: UnicodeScalar) -> Bool
  public func encode(to encoder: any Encoder) throws
  public mutating func formIntersection(_ other: CharacterSet)
  public mutating func formSymmetricDifference(_ other: CharacterSet)
  public mutating func formUnion(_ other: CharacterSet)
  @pure public func hasMember(inPlane plane: UInt8) -> Bool
  public func hash(into hasher: inout Hasher)
  @discardableResult public mutating func insert(_ character: UnicodeScalar) -> (
    inserted: Bool, memberAfterInsert: UnicodeScalar
  )
  public mutating func insert(charactersIn range: Range<UnicodeScalar>)
  public mutating func insert(charactersIn range: ClosedRange<UnicodeScalar>)
  public mutating func insert(charactersIn string: String)
  @pure public func intersection(_ other: CharacterSet) -> CharacterSet
  public mutating func invert()
  @pure public func isSuperset(of other: CharacterSet) -> Bool
  @discardableResult public mutating func remove(_ character: UnicodeScalar) -> UnicodeScalar?
  public mutating func remove(charactersIn range: Range<UnicodeScalar>)
  public mutating func remove(charactersIn range: ClosedRange<UnicodeScalar>)
  public mutating func remove(charactersIn string: String)
  public mutating func subtract(_ other: CharacterSet)
  @pure public func subtracting(_ other: CharacterSet) -> CharacterSet
  @pure public func symmetricDifference(_ other: CharacterSet) -> CharacterSet
  @pure public func union(_ other: CharacterSet) -> CharacterSet
  @discardableResult public mutating func update(with character: UnicodeScalar) -> UnicodeScalar?
  @pure public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
}
