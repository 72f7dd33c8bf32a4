// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) public import MockSupport

nonisolated public enum Episode: String, EnumType {
  case newhope = "NEWHOPE"
  case empire = "EMPIRE"
  case jedi = "JEDI"
}
