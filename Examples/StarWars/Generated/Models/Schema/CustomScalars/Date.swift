// @generated
// This file was automatically generated and can be edited to
// implement advanced custom scalar functionality.
//
// Any changes to this file will not be overwritten by future
// code generation execution.

import MockSupport

/// A day, written as `1977-05-25`.
public typealias Date = String
