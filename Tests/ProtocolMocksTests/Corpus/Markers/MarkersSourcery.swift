// sourcery: AutoMockable
protocol MarkersSourcery { func call() }
