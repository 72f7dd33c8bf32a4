import GraphQLSyntax
import Source

extension SchemaAssembler {
  /// Sets the contents of a type from its definition and extensions.
  mutating func addType(_ index: Int) {
    let id = Schema.TypeID(index)
    fieldNames.start()
    var part: Int? = ends[index].first
    let fields = schema.fields.count
    let inputs = schema.inputs.count
    let values = schema.enumValues.count
    var policies = Policies()
    var lists = TypeLists()
    while let current = part {
      let definition = parts[current].definition
      let document = parts[current].document
      if definition.isExtension {
        let range = TextRange(definition.range.lower, definition.name.range.upper)
        positions.extensions.append(SchemaPositions.Extension(type: id, place: place(document, range)))
      }
      add(definition, to: index, in: documents[document], document, &lists)
      addPolicies(definition, in: documents[document], to: &policies)
      part = parts[current].next
    }
    schema.types[index].fields = Schema.Run(fields..<schema.fields.count)
    if schema.types[index].kind == .inputObject {
      schema.types[index].inputFields = Schema.Run(inputs..<schema.inputs.count)
    }
    schema.types[index].values = Schema.Run(values..<schema.enumValues.count)
    addPolicies(policies, to: index)
    addTypeLists(lists, to: index)
  }

  /// The interfaces and members in the definition and extensions of a type.
  private struct TypeLists {
    var interfaces: [(Schema.TypeID, SchemaPositions.Place)] = []
    var members: [(Schema.TypeID, SchemaPositions.Place)] = []
  }

  /// Sets the interfaces or members of a type. Types of wrong kinds stay out of the lists that outputs use, so outputs
  /// are generated despite a mistake that Apollo's generator doesn't report.
  private mutating func addTypeLists(_ lists: TypeLists, to index: Int) {
    let isUnion = schema.types[index].kind == .union
    let declared = isUnion ? lists.members : lists.interfaces
    let valid = declared.filter { type, _ in
      let named = schema.types[Int(type.index)]
      return named.isMissing || named.kind == (isUnion ? .object : .interface)
    }
    let all = append(declared)
    let used = valid.count == declared.count ? all : append(valid)
    schema.types[index].declaredTypes = all
    if isUnion { schema.types[index].possibleTypes = used } else { schema.types[index].interfaces = used }
  }

  private mutating func append(_ list: [(Schema.TypeID, SchemaPositions.Place)]) -> Schema.Run {
    let start = schema.typeLists.count
    for (type, place) in list {
      schema.typeLists.append(type)
      positions.typeLists.append(place)
    }
    return Schema.Run(start..<schema.typeLists.count)
  }

  private mutating func add(
    _ definition: TypeDefinition, to index: Int, in document: Document, _ file: Int, _ lists: inout TypeLists
  ) {
    if !definition.isExtension { schema.types[index].description = text(definition.description, in: document) }
    applyDirectives(definition, to: index, in: document)
    for name in document.identifiers[definition.interfaces.indices] {
      lists.interfaces.append((resolve(name.name), place(file, name.range)))
    }
    for name in document.identifiers[definition.members.indices] {
      lists.members.append((resolve(name.name), place(file, name.range)))
    }
    addFields(definition.fields, in: document, file)
    addInputs(definition.inputFields, in: document, file, names: \.fieldNames)
    addEnumValues(definition.values, in: document, file)
  }

  private mutating func applyDirectives(_ definition: TypeDefinition, to index: Int, in document: Document) {
    for directive in document[definition.directives] {
      switch (directive.name.name, definition.kind) {
      case (Prelude.oneOf, .inputObject): schema.types[index].isOneOf = true
      case (Prelude.specifiedBy, .scalar):
        if let url = string(argument: Prelude.url, of: directive, in: document) {
          schema.types[index].specifiedByURL = text(url, in: document)
        }
      case (Prelude.typePolicy, .object), (Prelude.typePolicy, .interface):
        if !definition.isExtension { schema.types[index].hasTypePolicy = true }
      default: break
      }
    }
  }

  /// Adds to each interface the objects that implement it, in the order of the objects.
  mutating func addImplementers() {
    var counts = [Int](repeating: 0, count: schema.types.count)
    forEachImplementation { interface, _ in counts[interface] += 1 }
    var cursors = [Int](repeating: 0, count: schema.types.count)
    for type in schema.types.indices where schema.types[type].kind == .interface {
      cursors[type] = schema.typeLists.count
      let end = schema.typeLists.count + counts[type]
      schema.types[type].possibleTypes = Schema.Run(schema.typeLists.count..<end)
      schema.typeLists.append(contentsOf: repeatElement(Schema.TypeID(0), count: counts[type]))
      positions.typeLists.append(contentsOf: repeatElement(.none, count: counts[type]))
    }
    var lists = schema.typeLists
    forEachImplementation { interface, object in
      lists[cursors[interface]] = Schema.TypeID(object)
      cursors[interface] += 1
    }
    schema.typeLists = lists
  }

  /// Calls `body` once for each pair of an interface and an object that implements it.
  private func forEachImplementation(_ body: (_ interface: Int, _ object: Int) -> Void) {
    var lastObject = [Int](repeating: -1, count: schema.types.count)
    for object in schema.types.indices where schema.types[object].kind == .object {
      for interface in schema.typeLists[schema.types[object].interfaces.indices] {
        let interface = Int(interface.index)
        guard schema.types[interface].kind == .interface, lastObject[interface] != object else { continue }
        lastObject[interface] = object
        body(interface, object)
      }
    }
  }
}
