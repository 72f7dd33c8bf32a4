import Foundation
import Testing
import XCTest

// Runs one test as its library does: `crash-tests xctest CLASS.METHOD` or `crash-tests testing SUITE/NAME`. Without
// arguments, lists the tests of XCTest.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "xctest":
  let cases = XCTestList.all.filter { $0.name == arguments.last }
  guard !cases.isEmpty else { exit(2) }
  XCTMain(cases.map(\.entry), arguments: [CommandLine.arguments[0]])
case "testing":
  var options = __CommandLineArguments_v0()
  options.filter = ["\\.\(arguments.last ?? "")\\("]
  options.parallel = false
  await exit(Testing.__swiftPMEntryPoint(passing: options))
default: for test in XCTestList.all { print(test.name) }
}
