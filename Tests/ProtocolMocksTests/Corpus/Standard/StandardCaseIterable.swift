/// @mockable
protocol StandardCaseIterable: CaseIterable { func run() }
