// swift-format-ignore-file
import MockSupport

/// @mockable
protocol UnicodeSentences {
  func `send a letter`(_ copies: Int) -> Bool
  func `send a letter`(`to the town`: Int, by `the next day`: String) -> Bool
  var `is it open?`: Bool { get set }
  func `404`() -> Int
  func repeated(_ `all numbers`: Int...)
  func plain()
}

struct `Unicode item`: PlaceholderProviding {
  static func placeholder() -> `Unicode item` { `Unicode item`() }
}

protocol `Unicode base` { func base() }

/// @mockable
protocol `Unicode words`: `Unicode base` {
  typealias `All items` = [`Unicode item`]
  associatedtype `Other item`
  func use(_ item: `Unicode item`, _ other: `Other item`) -> `All items`
}

enum `Unicode space` {
  /// @mockable
  protocol `Unicode inner` { func use(_ item: `Unicode item`?) }
}
