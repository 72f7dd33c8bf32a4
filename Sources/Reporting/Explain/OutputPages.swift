import Source

extension Explanation {
  /// Pages on generated files: `output/…` codes.
  static let outputPages: [Explanation] = generatedCodePages + outputFilePages

  /// Pages on operations and schemas that can't be represented in generated code.
  private static let generatedCodePages: [Explanation] = [
    Explanation(
      .ambiguousMockField, "Ambiguous field of a mock",
      "Two operations select different fields of a type with the same response key, and the fields have different types.",
      details: """
        A type has one mock, in which a response key has one type. mockd uses the first field, ordered by path and \
        position. Mocks for the other operation can't set this key. The choice of Apollo's generator varies.
        """,
      example: .graphql(
        """
        query A { hero { x: name } }
        query B { hero { x: height } }
        """),
      fixed: """
        query A { hero { name } }
        query B { hero { height } }
        """,
      solution: "Use different aliases.", severity: "warning."),
    Explanation(
      .mockPropertyClash, "Conflicting properties of a mock",
      "Two response keys of a mock need the same Swift property.",
      details: """
        A mock stores the value of a key `x` in `_x`, which conflicts with a key `_x`. Capitalization rules can also turn \
        two keys into the same name. Neither mockd's mock nor Apollo's compiles.
        """,
      example: .graphql("query Hero { hero { id _id: id } }"),
      fixed: "query Hero { hero { id otherID: id } }",
      solution: "Use another alias for one of the keys.", severity: "warning."),
    Explanation(
      .modelNameClash, "Conflicting names in generated code",
      "Two names in generated code are equal, or one hides another that the code uses.",
      details: """
        Properties of models start with a lowercase letter, and structures for list elements have the singular of the \
        key. Therefore different keys can produce the same name. A structure can also hide the type of a fragment that \
        is spread inside it. A type or fragment can have the name of a type of the runtime, such as `InputDict` or \
        `Field`, or a name that Swift reserves. Two files of one module can have the same name, or names that differ \
        only in case. An enum has no case if all its values are deprecated and `deprecatedEnumCases` excludes them. \
        Where Swift has a correct form, mockd writes it instead of this warning.
        """,
      example: .graphql("query Hero { hero { friend { id } friends { id } } }"),
      fixed: "query Hero { hero { bestFriend: friend { id } friends { id } } }",
      solution: """
        Use another alias or name, or add an inflection rule. `customTypeNames` renames types in Swift, and \
        `appendSchemaTypeFilenameSuffix` their files.
        """, severity: "warning."),
    Explanation(
      .modelTooLarge, "Too many models", "An operation or fragment needs too many models.",
      details: """
        mockd generates a structure for each combination of an object and its type conditions. Their number can grow \
        exponentially with the nesting. mockd generates nothing for a definition with more than 50,000 structures, or \
        with structures nested more than 150 levels deep.
        """,
      example: .graphql(
        """
        query Q {
          a { ... on X { a { ... on X { a { id } } ... on Y { a { id } } } } ... on Y { a { ... on X { a { id } } } } }
        }
        """),
      solution: "Split the definition, or nest fewer inline fragments."),
    Explanation(
      .outputMockDefault, "Missing default value of a mock", "A required field of a mock has no default value.",
      details: """
        The type of the field is an interface without implementing object types, a union without members, or an enum \
        without usable values. The diagnostic requires `apolloVersion` 1.23 or later. Apollo's generator crashes on such a \
        field. mockd generates a parameter without a default value.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """),
      fixed: """
        interface Node { id: ID! }
        type Hero implements Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """,
      solution: "Complete the schema, or include deprecated enum values.", severity: "warning."),
    Explanation(
      .outputPlaceholder, "Incomplete placeholder",
      "A placeholder has no possible object type, or an input object has no possible value.",
      details: """
        A placeholder of an interface or union is an object of its first possible type, in alphabetical order. If no \
        type is possible, the placeholder uses the name of the interface or union. Inline fragments never apply to it. \
        mockd generates no placeholder of an input object without a finite value.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """),
      fixed: """
        interface Node { id: ID! }
        type Hero implements Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """,
      solution: "Complete the schema, or don't select the field.", severity: "warning."),
    Explanation(
      .outputSample, "No sample data", "mockd can't generate `sampleData` for an operation.",
      details: """
        A sample needs a value for every required field. An interface without implementing object types has no value, \
        unless an enclosing field is nullable or a list. A sample also has at most 20,000 values.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """),
      fixed: """
        interface Node { id: ID! }
        type Hero implements Node { id: ID! }
        type Query { node: Node! }
        query Node { node { id } }
        """,
      solution: "Complete the schema, don't select the field, or split the operation.", severity: "warning."),
  ]

  /// Pages on files and directories of outputs.
  private static let outputFilePages: [Explanation] = [
    Explanation(
      .outputConflict, "Two outputs with the same path", "Two outputs have the same path but different contents.",
      details: """
        For example, the models of two operations can have the same name. mockd doesn't write the outputs of the affected \
        projects, because one file would overwrite the other.
        """,
      example: .text(
        """
        query Hero { hero { id } }         # HeroQuery.graphql.swift
        query HeroQuery { hero { name } }  # HeroQuery.graphql.swift
        """),
      fixed: """
        query Hero { hero { id } }         # HeroQuery.graphql.swift
        query HeroName { hero { name } }   # HeroNameQuery.graphql.swift
        """,
      solution: "Rename one of the definitions, or choose another directory for one of the outputs."),
    Explanation(
      .outputLocked, "Locked workspace", "Another mockd process writes the outputs of this workspace.",
      details: """
        Only one process writes at a time. `mockd generate` waits up to 10 seconds for another run to end, or for \
        `mockd watch` to write the saved changes. With `--prune`, it doesn't wait for `mockd watch`.
        """,
      example: .text("mockd watch &\nmockd generate --prune"),
      fixed: "mockd watch &\nmockd sync",
      solution: "Wait for the other process, or stop it. `mockd sync` waits for a running `mockd watch`."),
    Explanation(
      .outputMissing, "Missing output", "A generated file doesn't exist.",
      example: .text("rm Generated/TestMocks/Human+Mock.graphql.swift\nmockd check"),
      fixed: "mockd generate\nmockd check",
      solution: "Run `mockd generate`. Commit the file if the repository contains the outputs."),
    Explanation(
      .outputNotOurs, "File without the header of generated files",
      "The path of an output contains a file that is not generated.",
      details: """
        The file doesn't start with `// @generated`, so it may be handwritten. mockd doesn't change it, and doesn't write \
        the other outputs of the project.
        """,
      example: .text("echo 'struct Human {}' > Generated/TestMocks/Human+Mock.graphql.swift\nmockd generate"),
      solution: "Move the file, or choose another directory for the outputs."),
    Explanation(
      .outputOrphaned, "Unused generated file", "A generated file is no longer an output of any operation or type.",
      details: """
        It starts with `// @generated` and is in an output directory. mockd doesn't delete it automatically, because it \
        has no record of having written it.
        """,
      example: .text("git mv Old.graphql New.graphql  # the mocks of Old.graphql stay\nmockd check"),
      fixed: "mockd generate --prune\nmockd check",
      solution: "Run `mockd generate --prune`, or delete the file.", severity: "warning."),
    Explanation(
      .outputReplaced, "Replaced changes", "mockd replaced or deleted a generated file that contained other changes.",
      details: """
        A user edited the file, or another version of a generator wrote it. mockd keeps a copy in `.mockd/replaced`. \
        If mockd has no record of the file, as in a new clone or where Apollo's generator wrote the file, this is a hint.
        """,
      example: .text("echo '// my change' >> Generated/TestMocks/Human+Mock.graphql.swift\nmockd generate"),
      solution: "Move the changes that you need from the copy to a file of your own. Then delete the copy.",
      severity: "warning; hint for a file that mockd has no record of."),
    Explanation(
      .outputStale, "Outdated output", "A generated file is out of date.",
      details: "The message contains the first line that differs.",
      example: .text("# after a change of the schema or an operation\nmockd check"),
      fixed: "mockd generate\nmockd check",
      solution: "Run `mockd generate`. Commit the result if the repository contains the outputs."),
    Explanation(
      .outputUnsafePath, "Unsafe output path",
      "The path of an output is a symbolic link, is not a regular file, or leads out of the workspace.",
      details: "Writing there could change unrelated files, so mockd doesn't write the outputs of the project.",
      example: .text("ln -s /etc Generated\nmockd generate"),
      fixed: "rm Generated\nmockd generate",
      solution: "Replace the link with a directory, or set the path of the outputs to the real directory."),
    Explanation(
      .outputUnwritable, "Unwritable output", "mockd can't read or write an output.",
      details: "mockd writes complete files only. After a failure, the previous outputs of the project remain.",
      example: .text("chmod -w Generated/TestMocks\nmockd generate"),
      solution: """
        The message contains the reason of the operating system. Examples are missing permissions, a full disk, and a \
        file in the place of a directory.
        """),
  ]
}
