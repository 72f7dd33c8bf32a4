"""The public rules, macros and providers. Documentation/bazel.md describes them."""

load("//private:check.bzl", _mockd_check = "mockd_check")
load(
    "//private:generate.bzl",
    _mockd_models = "mockd_models",
    _mockd_protocol_mocks = "mockd_protocol_mocks",
    _mockd_test_mocks = "mockd_test_mocks",
)
load("//private:library.bzl", _mockd_library = "mockd_library")
load("//private:operations.bzl", _mockd_operations = "mockd_operations")
load(
    "//private:providers.bzl",
    _GraphqlDocumentInfo = "GraphqlDocumentInfo",
    _MockdOperationsInfo = "MockdOperationsInfo",
    _MockdSchemaInfo = "MockdSchemaInfo",
)
load("//private:schema.bzl", _mockd_schema = "mockd_schema")
load("//private:toolchain.bzl", _mockd_toolchain = "mockd_toolchain")

mockd_check = _mockd_check
mockd_library = _mockd_library
mockd_models = _mockd_models
mockd_operations = _mockd_operations
mockd_protocol_mocks = _mockd_protocol_mocks
mockd_schema = _mockd_schema
mockd_test_mocks = _mockd_test_mocks
mockd_toolchain = _mockd_toolchain

GraphqlDocumentInfo = _GraphqlDocumentInfo
MockdOperationsInfo = _MockdOperationsInfo
MockdSchemaInfo = _MockdSchemaInfo
