import Source
import SwiftLowering

/// The value of a part of an optional chain.
struct Link {
  var value: AbstractValue
  /// Whether the chain may have ended before.
  var isCut = false
}
