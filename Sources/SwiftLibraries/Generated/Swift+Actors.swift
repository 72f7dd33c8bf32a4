// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Actors: LibraryText {
    LibraryText(
      path: "Swift/Actors.swift",
      text: #"""
public protocol Actor: Sendable {}

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
  @intrinsic public static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T)
    async rethrows -> T where T: Sendable
}

"""#,
      outline: #"""
t 0 31  e617a8c890da0df223d70fdf0c532e21 Actor protocol Actor
e 36 51  053090cc00c093a54c74241bc942c1c8 Actor extension Actor
o 56 198 1 aee6b4d3b7f7950d1de690232917dc48 assertIsolated func assertIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
o 201 374 1 332156d330fae1416ea91ca0f5227991 assumeIsolated func assumeIsolated<T>( _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line )
o 377 525 1 b9cdf1fe87baf0fd6ea5e36458819e98 preconditionIsolated func preconditionIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
o 528 658 1 f445212f8c0dcb3cceab1f985edd5090 withSerialExecutor func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T)
o 661 805 1 941dfbdd49fa806af346983eaafaabdc withSerialExecutor func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) async throws(E) -> T)
t 809 836  720164ca9a33165e4dd4f4208ff78670 GlobalActor protocol GlobalActor
o 841 872 7 f821e4388049c43ed620b07046c29ac7 ActorType associatedtype ActorType
o 875 911 7 1fd23da4f14767a3dd2667a88ea7ba43 shared var shared
e 915 936  aefc5c6ffe4d40cca93387fa5972fb01 GlobalActor extension GlobalActor
o 941 1078 10 95550afdba6d2a3c8c756996f22062dd assertIsolated func assertIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
o 1081 1224 10 1873ff1a07cdf011cea33e8537b81227 preconditionIsolated func preconditionIsolated( _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
t 1228 1289  5d5546cfc81c284d123e493ef40cf10a MainActor actor MainActor
o 1294 1348 13 81dbd239f5e6c86fa2d2013908b359b4 shared var shared
o 1351 1528 13 d309cbd00946f5a9ef23528667f59f26 assumeIsolated func assumeIsolated<T>( _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line )
o 1531 1681 13 5cabeb2070ad8945c82b48b5548f8ac9 run func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T)

"""#)
  }
}
