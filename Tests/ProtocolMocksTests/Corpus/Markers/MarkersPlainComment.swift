// @mockable
protocol MarkersPlainComment { func call() }
