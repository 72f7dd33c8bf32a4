// swift-format-ignore-file
import struct Foundation.Date
@preconcurrency import Foundation

/// @mockable
protocol QualifiedImportKinds { func now() -> Date }
