public class PropertyListDecoder: Sendable {
  public init()
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  public func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  public func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
  public func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws
    -> T where T: Decodable
  public func decode<T, C>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type
  ) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
  public func decode<T>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat,
    configuration: T.DecodingConfiguration
  ) throws -> T where T: DecodableWithConfiguration
}

extension PropertyListDecoder {
  public enum PropertyListFormat: Hashable, RawRepresentable, Sendable {
    case binary
    case openStep
    case xml
    public init?(rawValue: UInt)
  }
}

public class PropertyListEncoder: Sendable {
  public init()
  public var outputFormat: PropertyListDecoder.PropertyListFormat { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
  public func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  public func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
}
