// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.FeedMutation.Data {
  nonisolated public static func placeholder(feed: ZooAPI.FeedMutation.Data.Feed = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Mutation",
      "feed": feed._fieldData,
    ])
  }
}

extension ZooAPI.FeedMutation.Data.Feed {
  nonisolated public static func placeholder(grams: Int = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Meal",
      "grams": grams,
    ])
  }
}
