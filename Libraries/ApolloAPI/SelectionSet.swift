public protocol SelectionSet: CustomDebugStringConvertible, Hashable, Sendable {
  var __typename: String? { get }
}

extension SelectionSet {
  public var __typename: String? { get }
  public var debugDescription: String { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: Self, rhs: Self) -> Bool
}

public protocol RootSelectionSet: SelectionSet {}

public protocol InlineFragment: SelectionSet {}

public protocol Fragment: SelectionSet {}

public protocol InputObject: Hashable, Sendable {}
