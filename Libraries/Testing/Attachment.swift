public protocol Attachable {
  var estimatedAttachmentByteCount: Int? { get }
  func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

extension Attachable {
  public var estimatedAttachmentByteCount: Int? { get }
  public func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

extension Attachable where Element == UInt8, Self: Collection {
  public var estimatedAttachmentByteCount: Int? { get }
}

extension Attachable where Self: StringProtocol {
  public var estimatedAttachmentByteCount: Int? { get }
  public func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

public protocol AttachableWrapper<Wrapped>: Attachable {
  associatedtype Wrapped
  var wrappedValue: Wrapped { get }
}

public struct Attachment<AttachableValue>: CustomStringConvertible where AttachableValue: Attachable {
  public init(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation)
  public var attachableValue: AttachableValue { get }
  public var description: String { get }
  public var preferredName: String { get }
  public static func record(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation)
  public static func record(
    _ attachment: Attachment<AttachableValue>, sourceLocation: SourceLocation = #_sourceLocation)
}

extension Attachment where AttachableValue: AttachableWrapper {
  public var attachableValue: AttachableValue.Wrapped { get }
}

extension Attachment: Sendable where AttachableValue: Sendable {}
