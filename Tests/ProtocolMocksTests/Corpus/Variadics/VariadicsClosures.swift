/// @mockable
protocol VariadicsClosures { func run(_ bodies: (() -> Void)?...) }
