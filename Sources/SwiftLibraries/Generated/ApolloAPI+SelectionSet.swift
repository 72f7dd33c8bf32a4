// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloAPI_SelectionSet: LibraryText {
    LibraryText(
      path: "ApolloAPI/SelectionSet.swift",
      text: #"""
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

"""#,
      outline: #"""
76 t  SelectionSet 0 78 732bc3adde0883caac9b08769c818c71 protocol SelectionSet
70 o 0 __typename 83 114 bbe44307bea2c3faf79ee11a7e822d7b var __typename
80 e  SelectionSet 118 140 811332a1297b1f048f04b4e890199409 extension SelectionSet
71 o 2 __typename 145 183 7e93c64271db715c38606c38cf07abcf var __typename
83 o 2 debugDescription 186 229 7d6cf56b8bcc4e65991e17d3c3aa5bec var debugDescription
87 o 2 hash 232 275 129bac1e30174e15be043ad0ad8378af func hash(into hasher: inout Hasher)
79 o 2 == 278 330 2d51fb2a7bf08b54aba5abd534ee27aa func == (lhs: Self, rhs: Self)
87 t  RootSelectionSet 334 380 b8204379e07fc647fca245b8b1332193 protocol RootSelectionSet
83 t  InlineFragment 385 429 ce69a493383e435b0f9b1878ce8e708f protocol InlineFragment
71 t  Fragment 434 472 6f0da9b1c3bb1137e0370056f5596eef protocol Fragment
77 t  InputObject 477 524 4e351ac98b66c76598fbe0435057c3c7 protocol InputObject

"""#)
  }
}
