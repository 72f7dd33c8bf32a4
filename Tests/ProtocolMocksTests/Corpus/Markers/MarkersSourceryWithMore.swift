//sourcery: AutoMockable, something = "else"
protocol MarkersSourceryWithMore { func call() }
