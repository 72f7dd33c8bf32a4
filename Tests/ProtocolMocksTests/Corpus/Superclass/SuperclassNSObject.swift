import Foundation

/// @mockable
protocol SuperclassNSObject: NSObject { func run() -> Int }
