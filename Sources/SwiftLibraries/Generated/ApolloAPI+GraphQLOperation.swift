// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloAPI_GraphQLOperation: LibraryText {
    LibraryText(
      path: "ApolloAPI/GraphQLOperation.swift",
      text: #"""
public protocol GraphQLOperation: Hashable, Sendable {
  associatedtype Data: RootSelectionSet
}

public protocol GraphQLQuery: GraphQLOperation {}

public protocol GraphQLMutation: GraphQLOperation {}

public protocol GraphQLSubscription: GraphQLOperation {}

public protocol LocalCacheMutation: Hashable, Sendable {
  associatedtype Data
}

"""#,
      outline: #"""
84 t  GraphQLOperation 0 52 aa63554b5352d1894d2aa81f2b711e45 protocol GraphQLOperation
68 o 0 Data 57 94 d015e345d6e8fb0e7e5521f740aa83f9 associatedtype Data
78 t  GraphQLQuery 98 144 191f26017b7343577012b067a0cf4209 protocol GraphQLQuery
85 t  GraphQLMutation 149 198 75285a4b210f751d928431619ec354ab protocol GraphQLMutation
93 t  GraphQLSubscription 203 256 35edbf7f29d8ea8a74d959539be8bd77 protocol GraphQLSubscription
91 t  LocalCacheMutation 261 315 d785c0eb6b6321962d2f4b178cc772c5 protocol LocalCacheMutation
70 o 5 Data 320 339 59372d53bbedf43df858f6a1905512da associatedtype Data

"""#)
  }
}
