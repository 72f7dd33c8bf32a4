/// @mockable
protocol VariadicsFirst { func log(_ items: String..., separator: String) }
