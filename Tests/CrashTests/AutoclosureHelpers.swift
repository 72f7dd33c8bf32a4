// Nothing here names what tests make.

func ignoreElsewhere(_ value: @autoclosure () -> String) {}

func evaluateElsewhere(_ value: @autoclosure () -> String) { _ = value() }
