/// A dependency of test targets, in addition to `MockSupport`. It lets failures of `withMockFailures(.reported)` reach
/// the running test, also on platforms where the testing libraries are not found otherwise.
///
/// It reexports `MockSupport`. Only traits of tests need the import: see `mockScope`.
@_exported import MockSupport
