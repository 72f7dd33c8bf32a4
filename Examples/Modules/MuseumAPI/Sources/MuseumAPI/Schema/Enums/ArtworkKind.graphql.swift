// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) public import MockSupport

nonisolated public enum ArtworkKind: String, EnumType {
  case painting = "PAINTING"
  case sculpture = "SCULPTURE"
}
