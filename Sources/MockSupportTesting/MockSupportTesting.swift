/// What test targets depend on, besides `MockSupport`, so that failures which `withMockFailures(.reported)` records reach
/// the test that runs, on platforms where the testing libraries cannot be found otherwise.
///
/// Importing it imports `MockSupport`, and depending on it is enough.
@_exported import MockSupport
