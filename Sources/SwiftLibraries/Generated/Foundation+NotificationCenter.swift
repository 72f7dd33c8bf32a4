// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NotificationCenter: LibraryText {
    LibraryText(
      path: "Foundation/NotificationCenter.swift",
      text: #"""
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

"""#,
      outline: #"""
74 t  Notification 0 91 036eb9de9cc726e3ea2d647887c04372 struct Notification
64 o 0 Name 96 139 6796b7c2a99bf2a40cb75fe18ba670cd typealias Name
83 o 0 ReferenceType 142 189 9ac3484491e12c847b0d616d13ed1ce2 typealias ReferenceType
137 o 0 init 192 285 2ae3fe222cdb222d61411d4eb7d07a24 init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
75 o 0 customMirror 288 327 9852de7e1b5132cecb2eb210999a725c var customMirror
83 o 0 debugDescription 330 373 179a7a3f8e90b79be6070cfe29d4dda8 var debugDescription
73 o 0 description 376 414 4ee1d9bdb953278880ef054613e2515d var description
59 o 0 name 417 463 4496d995cb1d1162c2815733e4e16a62 var name
63 o 0 object 466 501 d1e1737478ff6f5a971639609bb18957 var object
67 o 0 userInfo 504 556 385c94f5cd5f3402cc7ead056bdb0ab0 var userInfo
87 o 0 hash 559 602 9ffd1b3b9526fd8d6718d1a146481b1f func hash(into hasher: inout Hasher)
95 o 0 == 605 673 2dd380970981a0349bb4417b5d35de18 func == (lhs: Notification, rhs: Notification)
88 t  NotificationCenter 677 754 fe8feb52b20169a8c459ab3d85177398 class NotificationCenter
58 o 12 init 759 781 daf248a876940c3d4fbb2980805a71a3 init()
68 o 12 default 784 838 a48a0333d36925ed9868e881cadef4f9 var `default`
74 o 12 description 841 879 f73bf658acec433b1dc08e5f8c7046f9 var description
213 o 12 addObserver 882 1076 a397f1b927328ba51909bb57a1810217 func addObserver( forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void )
218 o 12 addObserver 1079 1458 1a9b7bec8e584ff496117e1c57cf824d func addObserver<Identifier, Message>( of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void )
223 o 12 addObserver 1461 1821 7d19df6289334b12525a79a52ae58eb0 func addObserver<Identifier, Message>( of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void )
216 o 12 addObserver 1824 2110 bc8344ad2fcbd412974205492b090ad3 func addObserver<Message>( of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void )
213 o 12 addObserver 2113 2491 acf5743120531ec84fd2b5ead3a284e6 func addObserver<Identifier, Message>( of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void )
218 o 12 addObserver 2494 2849 bf9afd6b1731944aa7fcaadaf3d4ff2a func addObserver<Identifier, Message>( of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void )
211 o 12 addObserver 2852 3139 0cfde0989a3e0f45e90f19407d627792 func addObserver<Message>( of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void )
179 o 12 messages 3142 3495 2d65367af675666b28cb12edcd8a119d func messages<Identifier, Message>( of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10 )
184 o 12 messages 3498 3828 9ed4842e2b547988cf5970f42a30051b func messages<Identifier, Message>( of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10 )
177 o 12 messages 3831 4089 4cdcf2ee22eedaea2329d1536d2cd923 func messages<Message>( of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10 )
92 o 12 post 4092 4184 6490546baf721fe92c6281e31bb5f45b func post<Message>(_ message: Message)
94 o 12 post 4187 4294 8417ccd2d9f6522511109f3292e02150 func post<Message>(_ message: Message)#2
93 o 12 post 4297 4343 260aae1486cedc2f4ec1d2f00427316e func post(_ notification: Notification)
118 o 12 post 4346 4494 62a0f280ecc0fdb02ce43dce80b2db19 func post<Message>(_ message: Message, subject: Message.Subject)
120 o 12 post 4497 4660 54b884c16a2177beadd078bcbc637b17 func post<Message>(_ message: Message, subject: Message.Subject)#2
167 o 12 post 4663 4787 a373692fb1e5047b778e0882c571f46d func post( name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
129 o 12 removeObserver 4790 4862 dd07ceb8a985578d015405c0a9855383 func removeObserver(_ token: NotificationCenter.ObservationToken)
100 o 12 removeObserver 4865 4908 8eff08b47607864effc1c994c5a992ae func removeObserver(_ observer: Any)
148 o 12 removeObserver 4911 5002 bdb751351547c08b7117c394aaaca603 func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
110 o 12 == 5005 5085 af803f21bbfad1931dc92b8383223ab3 func == (lhs: NotificationCenter, rhs: NotificationCenter)
94 e  NotificationCenter 5089 5117 59003641eef4dc264f9c0ff8a90b4ba7 extension NotificationCenter
102 t 36 NotificationCenter.AsyncMessage 5122 5160 382892e17f0860ad5f87783c5f377d22 protocol AsyncMessage
79 o 37 Subject 5167 5189 320df13b70f8af5c6e27448aefda7b65 associatedtype Subject
96 e  NotificationCenter 5197 5225 59003641eef4dc264f9c0ff8a90b4ba7 extension NotificationCenter#2
118 t 39 NotificationCenter.BaseMessageIdentifier 5230 5326 6e6e7bd9eb2c286a6a5ab4ffb56b33a8 struct BaseMessageIdentifier
60 o 40 init 5333 5401 19fafc2f8ec763c12481c98a42f08798 init()
62 o 40 init 5406 5470 6b8ae1fb79c0421c9279d0714409f863 init()#2
96 e  NotificationCenter 5478 5506 59003641eef4dc264f9c0ff8a90b4ba7 extension NotificationCenter#3
112 t 43 NotificationCenter.MessageIdentifier 5511 5544 7db2cede2bf4bd2b39033aa8a4d3dea7 protocol MessageIdentifier
87 o 44 MessageType 5551 5577 44b1ef699250ae7e1cfc786df4d34eda associatedtype MessageType
96 e  NotificationCenter 5585 5613 59003641eef4dc264f9c0ff8a90b4ba7 extension NotificationCenter#4
108 t 46 NotificationCenter.ObservationToken 5618 5668 cea49e0149eb5b15c6607f943d17b80f struct ObservationToken

"""#)
  }
}
