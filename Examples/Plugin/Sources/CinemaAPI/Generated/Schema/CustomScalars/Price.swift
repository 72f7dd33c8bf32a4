import MockSupport

/// A price with its currency. The plugin leaves out its own proposal, since this file has its path.
public typealias Price = String
