/// The matching of one path: the set of instructions reachable after the part that was read.
struct GlobMatching {
  private let instructions: [GlobProgram.Instruction]
  /// The lengths of the beginnings of the path that are symbolic links.
  private let links: [Int]
  private var current: [Int] = []
  private var next: [Int] = []
  /// For each instruction, the step that last reached it.
  private var reached: [Int]
  private var step = 1
  private var isAtStart = true
  /// The `**` instructions that become active again after the current component.
  private var held: [Int] = []

  init(_ program: GlobProgram, _ links: [Int]) {
    instructions = program.instructions
    self.links = links
    reached = Array(repeating: 0, count: instructions.count)
  }

  /// Reads `path`. Returns false if no match starts with it.
  mutating func run(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    add(0)
    swap(&current, &next)
    hold()
    var index = 0
    var start = 0
    while index < path.count {
      if path[index] == UInt8(ascii: "/") {
        endComponent(UnsafeBufferPointer(rebasing: path[start..<index]), isLink: links.contains(index))
        index += 1
        start = index
      } else {
        let (character, length) = Self.character(path, at: index)
        take(character, isFirst: index == start)
        index += length
      }
      if current.isEmpty, held.isEmpty { return false }
    }
    return !current.isEmpty
  }

  var hasReachedEnd: Bool {
    current.contains { if case .end = instructions[$0] { true } else { false } }
  }

  /// Reads one character other than `/`.
  private mutating func take(_ character: UInt32, isFirst: Bool) {
    isAtStart = false
    let allowsWildcards = !(isFirst && character == UnicodeScalar(".").value)
    step += 1
    for place in current {
      switch instructions[place] {
      case .character(let expected): if character == expected { add(place + 1) }
      case .anyCharacter: if allowsWildcards { add(place + 1) }
      case .anyText: if allowsWildcards { add(place) }
      case .characterClass(let characters): if allowsWildcards, characters.contains(character) { add(place + 1) }
      case .anyFolders, .split, .end: break
      }
    }
    advance()
  }

  /// Reads the `/` after a component.
  private mutating func endComponent(_ component: UnsafeBufferPointer<UInt8>, isLink: Bool) {
    step += 1
    isAtStart = true
    for place in current {
      if case .character(UnicodeScalar("/").value) = instructions[place] { add(place + 1) }
    }
    if !held.isEmpty, !component.isEmpty, !isLink, !Self.isNeverSearched(component) {
      for place in held { add(place) }
    }
    advance()
    hold()
  }

  private mutating func advance() {
    swap(&current, &next)
    next.removeAll(keepingCapacity: true)
  }

  /// Records the `**` instructions that may match the component that starts here.
  private mutating func hold() {
    held = current.filter { if case .anyFolders = instructions[$0] { true } else { false } }
    next.removeAll(keepingCapacity: true)
  }

  /// Adds an instruction, and the instructions reachable from it without reading a character.
  private mutating func add(_ place: Int) {
    var places: [Int] = []
    var place = place
    while true {
      if reached[place] != step {
        reached[place] = step
        switch instructions[place] {
        case .split(let others): places += others
        case .anyFolders where !isAtStart: break
        case .anyText, .anyFolders:
          next.append(place)
          place += 1
          continue
        case .character, .anyCharacter, .characterClass, .end: next.append(place)
        }
      }
      guard let other = places.popLast() else { return }
      place = other
    }
  }

  /// Returns whether `**` doesn't enter a folder.
  static func isNeverSearched(_ component: UnsafeBufferPointer<UInt8>) -> Bool {
    guard component.first == UInt8(ascii: ".") else { return false }
    return Glob.neverSearched.contains { name in
      component.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
  }

  /// Returns the character at `index` and its length. A byte that is not UTF-8 becomes a number beyond Unicode.
  private static func character(_ path: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int) {
    let byte = path[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    var iterator = path[index...].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return (scalar.value, UTF8.width(scalar)) }
    return (0x11_0000 + UInt32(byte), 1)
  }
}
