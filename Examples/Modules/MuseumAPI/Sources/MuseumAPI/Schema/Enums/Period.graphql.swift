// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) public import MockSupport

/// A time of the programme.
nonisolated public enum Period: String, EnumType {
  case now = "NOW"
  case soon = "SOON"
}
