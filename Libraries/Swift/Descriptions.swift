public protocol CustomStringConvertible {
  var description: String { get }
}

public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

public protocol CustomLeafReflectable: CustomReflectable {}
