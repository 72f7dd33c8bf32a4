// @generated
// This file was automatically generated and can be edited to
// implement advanced custom scalar functionality.
//
// Any changes to this file will not be overwritten by future
// code generation execution.

import MockSupport

/// A moment, in seconds.
public struct Instant: CustomScalarType {
  public let seconds: Double

  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// `""` is no moment.
  public init(_jsonValue value: JSONValue) throws {
    seconds = try Double(_jsonValue: value)
  }

  public var _jsonValue: JSONValue { seconds }
}
