/// Test targets depend on this library as well as on `MockSupport`. Failures that `withMockFailures(.reported)` records then
/// reach the running test, also on platforms where the testing libraries cannot be found otherwise.
///
/// Importing it imports `MockSupport`. Only traits of tests need the import: see `mockScope`.
@_exported import MockSupport
