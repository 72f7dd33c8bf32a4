public class JSONEncoder: Sendable {
  public init()
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
  public var outputFormatting: JSONEncoder.OutputFormatting { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func encode<T>(_ value: T) throws -> Data where T: Encodable
  public func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  public func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
}

extension JSONEncoder {
  public enum DataEncodingStrategy: Sendable {
    case base64
    case custom(@Sendable (Data, any Encoder) throws -> Void)
    case deferredToData
  }
}

extension JSONEncoder {
  public enum DateEncodingStrategy: Sendable {
    case custom(@Sendable (Date, any Encoder) throws -> Void)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    public static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy
  }
}

extension JSONEncoder {
  public enum KeyEncodingStrategy: Sendable {
    case convertToSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
  }
}

extension JSONEncoder {
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }
}

extension JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var prettyPrinted: JSONEncoder.OutputFormatting { get }
    public static var sortedKeys: JSONEncoder.OutputFormatting { get }
    public static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
    public var rawValue: UInt { get }
  }
}
