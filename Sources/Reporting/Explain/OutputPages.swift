import Source

extension Explanation {
  /// Pages on generated files: `output/…` codes.
  static let outputPages: [Explanation] = [
    Explanation(
      .ambiguousMockField, "Two operations select different fields of a type under the same alias.",
      details: """
        A type has one mock, in which a response key has one type. Where the types of the two fields differ, the first in \
        the order of paths and places decides; mocks for the other operation cannot be made with that key. Apollo's \
        generator takes either, and not always the same.
        """,
      example: .graphql(
        """
        query A { hero { x: name } }
        query B { hero { x: height } }
        """),
      wayOut: "Use different aliases."),
    Explanation(
      .mockPropertyClash, "Two keys of a mock cannot both be properties in Swift.",
      details: """
        A key `x` has a property wrapper that stores its value as `_x`, which a key of that name needs too; and rules for \
        capitalization can turn two keys into one. The mock does not compile, as Apollo's would not.
        """,
      example: .graphql("query { hero { id _id: id } }"),
      wayOut: "Use another alias for one of them."),
    Explanation(
      .modelNameClash, "Two keys or fragments of a model have one name in Swift.",
      details: """
        Properties of models begin with a small letter, and structures for the elements of a list are named in the \
        singular, so different keys can get the same name; a structure can also hide the type of a fragment that is \
        spread inside it. The models do not compile, as Apollo's would not.
        """,
      example: .graphql("query Q { hero { friend { id } friends { id } Id: id id } }"),
      wayOut: "Use another alias for one of them, another name for the fragment, or a rule for inflection."),
    Explanation(
      .modelTooLarge, "A definition has more models than can be made.",
      details: """
        There is a structure for every object under every type and condition that is asked for around it, so their number \
        can grow with the power of the depth. Nothing is written where there would be more than 50,000 of them, or where \
        they would stand inside each other more than 150 deep.
        """,
      example: .graphql(
        """
        query Q {
          a { ... on X { a { ... on X { a { id } } ... on Y { a { id } } } } ... on Y { a { ... on X { a { id } } } } }
        }
        """),
      wayOut: "Split the definition, or let fewer type conditions stand inside each other."),
    Explanation(
      .outputConflict, "Two outputs have the same path.",
      details: "Nothing of the projects concerned is written, because one output would overwrite the other.",
      example: .json(
        """
        {
          "projects": [
            { "name": "A", "outputs": { "testMocks": { "path": "Generated" } } },
            { "name": "B", "outputs": { "testMocks": { "path": "Generated" } } }
          ]
        }
        """),
      wayOut: "Give each project a directory of its own."),
    Explanation(
      .outputLocked, "Another mockd is writing in this workspace.",
      details: """
        Two writers could undo each other's work, so the second one writes nothing. `mockd generate` first waits up to \
        10 seconds: for another run to end, or for `mockd watch` to write what was saved. With `--prune`, it does not \
        wait for a watch.
        """,
      example: .text("mockd watch &\nmockd generate --prune"),
      wayOut:
        "Wait for it to end, or stop the process that the message names; `mockd sync` waits for a running watcher."),
    Explanation(
      .outputMissing, "A generated file does not exist.",
      example: .text("rm Generated/TestMocks/Human+Mock.graphql.swift\nmockd check"),
      wayOut: "Run `mockd generate`, and commit the file if outputs are committed."),
    Explanation(
      .outputMockDefault, "A required field of a mock has no default value.",
      details: """
        Its type offers none: an interface that no object type implements, a union without members, or an enum without \
        values to choose from. Apollo's generator crashes on it; here the parameter has no default.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query { node { id } }
        """),
      wayOut:
        "Complete the schema, or include deprecated enum values. Without `apolloVersion`, this is not reported."),
    Explanation(
      .outputNotOurs, "A file at the path of an output was not generated.",
      details:
        "It does not start with `// @generated`, so it may be hand-written and is never touched. Nothing else of the project is written either.",
      example: .text("echo 'struct Human {}' > Generated/TestMocks/Human+Mock.graphql.swift\nmockd generate"),
      wayOut: "Move the file elsewhere, or let outputs go to another directory."),
    Explanation(
      .outputOrphaned, "A generated file belongs to nothing any more.",
      details: """
        It carries the `// @generated` header in a directory of outputs, and no operation or type asks for it. It is \
        not deleted unasked, because mockd has no record of having written it.
        """,
      example: .text("git mv Old.graphql New.graphql   # and the mocks that only Old.graphql needed stay behind"),
      wayOut: "Run `mockd generate --prune`, or delete the file."),
    Explanation(
      .outputPlaceholder, "A placeholder stands for an object of which there can be none.",
      details: """
        A placeholder of an interface or union says which object it is: the first by name that can be one. Where no object \
        type implements an interface, it bears the name of the interface, and none of its inline fragments fits.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query { node { id } }
        """),
      wayOut: "Complete the schema, or leave the field away."),
    Explanation(
      .outputReplaced, "A generated file held something that mockd had not written; a copy was kept.",
      details:
        "Someone edited it, or another version of a generator wrote it. The copy stands under `.mockd/replaced`.",
      example: .text("echo '// my change' >> Generated/TestMocks/Human+Mock.graphql.swift\nmockd generate"),
      wayOut: "Look at the copy. What you want to keep belongs in a file of your own; then delete the copy."),
    Explanation(
      .outputSample, "No response to an operation can be made up, so there is no `sampleData`.",
      details: """
        Every required field needs a value, and one of an interface that no object type implements has none, however far \
        in it is, unless something around it may be null or an empty list. Nor is there a sample that would have more than \
        20,000 values.
        """,
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query { node: Node! }
        query { node { id } }
        """),
      wayOut: "Complete the schema, leave the field away, or split the operation."),
    Explanation(
      .outputStale, "A generated file differs from what would be generated now.",
      details: "The message names the first line that differs.",
      example: .text("# after an edit of the schema or an operation\nmockd check"),
      wayOut: "Run `mockd generate`, and commit the result if outputs are committed."),
    Explanation(
      .outputUnsafePath, "The path of an output is a symbolic link, is not a file, or leads out of the workspace.",
      details:
        "Writing there could change files that have nothing to do with this workspace, so nothing of the project is written.",
      example: .text("ln -s /etc Generated\nmockd generate"),
      wayOut: "Replace the link by a directory, or name the real directory as the path of outputs."),
    Explanation(
      .outputUnwritable, "A file or directory cannot be read or written.",
      details: "Files appear whole or not at all: where writing fails, the last good outputs of the project stay.",
      example: .text("chmod -w Generated/TestMocks\nmockd generate"),
      wayOut: "The message has the system's reason: permissions, a full disk, a file where a directory should be."),
  ]
}
