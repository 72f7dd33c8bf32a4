// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Preconditions: LibraryText {
    LibraryText(
      path: "Swift/Preconditions.swift",
      text: #"""
@intrinsic public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
  line: UInt = #line)
@intrinsic public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
@intrinsic public func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never
@intrinsic public func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
  line: UInt = #line)
@intrinsic public func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never

"""#,
      outline: #"""
197 o  assert 0 169 23627bb038bab44d7a3040f0f82110b4 func assert( _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
181 o  assertionFailure 170 309 dc900b59e85ced4555968e69182f5878 func assertionFailure( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
170 o  fatalError 310 453 376564d03825c212de9cc232b21a3d80 func fatalError( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line )
211 o  precondition 454 629 02afd0985cc80112d6e669e556588bc0 func precondition( _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
188 o  preconditionFailure 630 782 bc68fbada3e2b9cf6df183e86433fb79 func preconditionFailure( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line )

"""#)
  }
}
