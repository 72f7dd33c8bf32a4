// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Actors: LibraryText {
    LibraryText(
      path: "Swift/Actors.swift",
      text: #"""
public protocol Actor: AnyObject, Sendable {}

extension Actor {
  public nonisolated func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public nonisolated func assumeIsolated<T>(
    _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T where T: Sendable
  public nonisolated func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public nonisolated func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T) throws(E) -> T
  where E: Error
  public nonisolated func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) async throws(E) -> T)
    async throws(E) -> T where E: Error
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

extension GlobalActor {
  public static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
}

@globalActor public final actor MainActor: Actor, GlobalActor {
  @intrinsic public static var shared: MainActor { get }
  @intrinsic public static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T where T: Sendable
  public static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T
  where T: Sendable {
    return try await body()
  }
}

"""#,
      outline: #"""
62 t  Actor 0 42 e0f9935b0ce44d53268e215bb5325aa8 protocol Actor
64 e  Actor 47 62 053090cc00c093a54c74241bc942c1c8 extension Actor
179 o 1 assertIsolated 67 209 aee6b4d3b7f7950d1de690232917dc48 func assertIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
177 o 1 assumeIsolated 212 385 332156d330fae1416ea91ca0f5227991 func assumeIsolated<T>( _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line )
192 o 1 preconditionIsolated 388 536 b9cdf1fe87baf0fd6ea5e36458819e98 func preconditionIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
144 o 1 withSerialExecutor 539 669 f445212f8c0dcb3cceab1f985edd5090 func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T)
150 o 1 withSerialExecutor 672 816 941dfbdd49fa806af346983eaafaabdc func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) async throws(E) -> T)
77 t  GlobalActor 820 847 720164ca9a33165e4dd4f4208ff78670 protocol GlobalActor
80 o 7 ActorType 852 883 f821e4388049c43ed620b07046c29ac7 associatedtype ActorType
63 o 7 shared 886 922 1fd23da4f14767a3dd2667a88ea7ba43 var shared
78 e  GlobalActor 926 947 aefc5c6ffe4d40cca93387fa5972fb01 extension GlobalActor
182 o 10 assertIsolated 952 1089 95550afdba6d2a3c8c756996f22062dd func assertIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
195 o 10 preconditionIsolated 1092 1235 1873ff1a07cdf011cea33e8537b81227 func preconditionIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
72 t  MainActor 1239 1300 5d5546cfc81c284d123e493ef40cf10a actor MainActor
66 o 13 shared 1305 1359 81dbd239f5e6c86fa2d2013908b359b4 var shared
178 o 13 assumeIsolated 1362 1539 d309cbd00946f5a9ef23528667f59f26 func assumeIsolated<T>( _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line )
136 o 13 run 1542 1713 7f942387bfae1505e3d9e639ebd71453 func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T)

"""#)
  }
}
