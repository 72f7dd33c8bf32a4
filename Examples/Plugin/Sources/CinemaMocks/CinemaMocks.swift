// The plugin adds the test mocks and stubs to this target. SwiftPM needs a Swift file in each target.
