// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.Name {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    nickname: String? = nil,
    born: ZooAPI.Instant = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "nickname": nickname,
      "born": born,
    ])
  }
}
