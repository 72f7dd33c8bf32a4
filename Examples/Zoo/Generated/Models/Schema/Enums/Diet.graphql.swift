// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) public import MockSupport

nonisolated public enum Diet: String, EnumType {
  case plants = "PLANTS"
  case fish = "FISH"
  case anything = "ANYTHING"
}
