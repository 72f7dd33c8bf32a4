// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.DenDepth {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    den: ZooAPI.DenDepth.Den = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "den": den._fieldData,
    ])
  }
}

extension ZooAPI.DenDepth.Den {
  nonisolated public static func placeholder(
    depth: Int = .placeholder(),
    plaque: ZooAPI.DenDepth.Den.Plaque? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "depth": depth,
      "plaque": plaque._fieldData,
    ])
  }
}

extension ZooAPI.DenDepth.Den.Plaque {
  nonisolated public static func placeholder(text: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Plaque",
      "text": text,
    ])
  }
}
