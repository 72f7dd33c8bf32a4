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
o 0 169  23627bb038bab44d7a3040f0f82110b4 assert func assert( _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
o 170 309  dc900b59e85ced4555968e69182f5878 assertionFailure func assertionFailure( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
o 310 453  376564d03825c212de9cc232b21a3d80 fatalError func fatalError( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line )
o 454 629  02afd0985cc80112d6e669e556588bc0 precondition func precondition( _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
o 630 782  bc68fbada3e2b9cf6df183e86433fb79 preconditionFailure func preconditionFailure( _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line )

"""#)
  }
}
