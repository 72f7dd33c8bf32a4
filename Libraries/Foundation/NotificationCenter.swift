public struct Notification: CustomDebugStringConvertible, CustomStringConvertible, Hashable {
  public typealias Name = NSNotification.Name
  public typealias ReferenceType = NSNotification
  public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
  public var customMirror: Mirror { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public var name: Notification.Name { get set }
  public var object: Any? { get set }
  public var userInfo: [AnyHashable: Any]? { get set }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: Notification, rhs: Notification) -> Bool
}

public class NotificationCenter: CustomStringConvertible, Equatable, Sendable {
  public required init()
  public class var `default`: NotificationCenter { get }
  public var description: String { get }
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  public func addObserver<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  public func addObserver<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType
  public func addObserver<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> NotificationCenter.ObservationToken where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  public func addObserver<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  public func addObserver<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage,
    Message == Identifier.MessageType
  public func addObserver<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
  public func messages<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  public func messages<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType
  public func messages<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  public func post<Message>(_ message: Message) where Message: NotificationCenter.AsyncMessage
  @MainActor public func post<Message>(_ message: Message) where Message: NotificationCenter.MainActorMessage
  public func post(_ notification: Notification)
  public func post<Message>(_ message: Message, subject: Message.Subject)
  where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  @MainActor public func post<Message>(_ message: Message, subject: Message.Subject)
  where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
  public func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  public func removeObserver(_ token: NotificationCenter.ObservationToken)
  public func removeObserver(_ observer: Any)
  public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
  public static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool
}

extension NotificationCenter {
  public protocol AsyncMessage: Sendable {
    associatedtype Subject
  }
}

extension NotificationCenter {
  public struct BaseMessageIdentifier<MessageType>: NotificationCenter.MessageIdentifier, Sendable {
    public init() where MessageType: NotificationCenter.MainActorMessage
    public init() where MessageType: NotificationCenter.AsyncMessage
  }
}

extension NotificationCenter {
  public protocol MessageIdentifier {
    associatedtype MessageType
  }
}

extension NotificationCenter {
  public struct ObservationToken: Hashable, Sendable {}
}
