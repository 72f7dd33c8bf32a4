"""The providers of the rules."""

MockdSchemaInfo = provider(
    doc = "A GraphQL schema in canonical form.",
    fields = {
        "normalized": "File: the schema as SDL, without comments and descriptions. Mocks and checks depend on it.",
        "documented": "File: the schema as SDL, with descriptions. Models depend on it.",
        "direct_sources": "Depset of the files of the schema.",
    },
)

MockdOperationsInfo = provider(
    doc = "Operations and fragments in canonical form.",
    fields = {
        "label": "Label of the target.",
        "project": "The name of the project in the configuration. Empty if the configuration has one project.",
        "schema": "The MockdSchemaInfo of the operations.",
        "summary": "File: the definitions of the target, without comments and positions.",
        "fragments": "File: only the fragments among them, for the targets that depend on them.",
        "transitive": "Depset of MockdOperationsInfo: the targets in deps, directly or not.",
    },
)

# The fields have the names and meanings of the provider with this name in rules_graphql. A provider belongs to the file
# that defines it, so rules that require the other one need an adapter.
GraphqlDocumentInfo = provider(
    doc = "The sources of GraphQL documents.",
    fields = {
        "direct_sources": "Depset of the files with the operations and fragments of the target.",
        "transitive_sources": "Depset of the files with the fragments that they depend on, directly or not.",
        "transitive_schema": "Depset of the files of all schemas.",
    },
)
