import Foundation

/// @mockable
protocol SuperclassNSObjectProtocol: NSObjectProtocol { func run() -> Int }
