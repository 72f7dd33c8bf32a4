// swift-format-ignore-file
/** @mockable */
public protocol MarkersBlockComment { func call() }
