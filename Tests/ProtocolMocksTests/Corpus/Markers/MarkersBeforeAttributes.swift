/// @mockable
@available(macOS 12, *)
@MainActor
internal protocol MarkersBeforeAttributes { func call() }
