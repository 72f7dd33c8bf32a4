// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloAPI_GraphQLResult: LibraryText {
    LibraryText(
      path: "ApolloAPI/GraphQLResult.swift",
      text: #"""
public struct GraphQLError: Error, Hashable {
  public let message: String?
}

public struct GraphQLResult<Data: RootSelectionSet>: Sendable {
  public let data: Data?
  public init(data: Data?, errors: [GraphQLError] = [], extensions: [String: Any] = [:])
}

"""#,
      outline: #"""
74 t  GraphQLError 0 43 df8d49950f551feb245078727ad0197f struct GraphQLError
63 o 0 message 48 75 4e4b2fabe0e3001cac401f824229a9e5 let message
78 t  GraphQLResult 79 140 b1d0b713450445887f54d721615eb4ec struct GraphQLResult
59 o 2 data 145 167 912a476c962c6be6bb16c57e5578f387 let data
130 o 2 init 170 256 d5edf5f859622376f512a2942ef2d49e init(data: Data?, errors: [GraphQLError] = [], extensions: [String: Any] = [:])

"""#)
  }
}
