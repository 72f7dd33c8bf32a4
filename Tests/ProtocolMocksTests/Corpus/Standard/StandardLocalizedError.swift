import Foundation

/// @mockable
protocol StandardLocalizedError: LocalizedError { var code: Int { get } }
