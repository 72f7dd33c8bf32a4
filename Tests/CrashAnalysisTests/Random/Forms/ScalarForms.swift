/// Changes of scalars, whose values decide whether code gets a mock or a model.
enum ScalarForms {
  static let all: [CodeForm] = [
    CodeForm(.toggle) { f in
      f.run("var on\(f.id) = \(f.condition())\n\(f.pick("on\(f.id).toggle()", ""))")
      useIf(&f, "on\(f.id)")
    },
    CodeForm(.negate, followed: .mocks) { f in
      f.run("var n\(f.id) = 1\n\(f.pick("n\(f.id).negate()", ""))")
      useIf(&f, "n\(f.id) < 0")
    },
    CodeForm(.ownMutatingOfBool, followed: .nothing) { f in
      f.declare("extension Bool {\nmutating func turn\(f.id)() { self = \(f.pick("!self", "yes()")) }\n}")
      f.run("var on\(f.id) = \(f.condition())\non\(f.id).turn\(f.id)()")
      useIf(&f, "on\(f.id)")
    },
    CodeForm(.ownMutatingOfInt, followed: .nothing) { f in
      f.declare("extension Int {\nmutating func grow\(f.id)(by n: Int = 1) { self += n }\n}")
      f.run("var n\(f.id) = 0\nn\(f.id).grow\(f.id)(\(f.pick("", "by: 2")))")
      useIf(&f, "n\(f.id) == 2")
    },
    CodeForm(.ownMutatingOfProtocol) { f in
      f.declare(
        """
        protocol Switching\(f.id) {
        var isOn: Bool { get set }
        }
        extension Switching\(f.id) {
        mutating func turn() { isOn = \(f.pick("!isOn", "no()")) }
        }
        struct Lamp\(f.id): Switching\(f.id) {
        var isOn = \(f.condition())
        }
        """)
      f.run("var l\(f.id) = Lamp\(f.id)()\nl\(f.id).turn()")
      useIf(&f, "l\(f.id).isOn")
    },
    CodeForm(.ownMutatingOfStructure) { f in
      f.declare(
        """
        struct Counter\(f.id) {
        private(set) var count = 0
        mutating func up() { count += 1 }
        mutating func reset() { self = Counter\(f.id)() }
        }
        """)
      f.run("var c\(f.id) = Counter\(f.id)()\nc\(f.id).up()\n\(f.pick("c\(f.id).reset()", "c\(f.id).up()"))")
      useIf(&f, "c\(f.id).count == 2")
    },
    CodeForm(.ownMutatingOfEnum) { f in
      f.declare(
        """
        enum Phase\(f.id) {
        case first, second
        mutating func advance() {
        switch self {
        case .first: self = .second
        case .second: self = .first
        }
        }
        }
        """)
      f.run("var p\(f.id) = Phase\(f.id).first\n\(f.pick("p\(f.id).advance()", ""))")
      useIf(&f, f.pick("p\(f.id) == .second", "case .second = p\(f.id)"))
    },
    CodeForm(.swapOfTuple) { f in
      f.run(
        """
        var a\(f.id) = yes(), b\(f.id) = no()
        \(f.pick("(a\(f.id), b\(f.id)) = (b\(f.id), a\(f.id))", ""))
        """)
      useIf(&f, f.pick("a\(f.id)", "b\(f.id)"))
    },
    CodeForm(.swapOfVariables, followed: .nothing) { f in
      f.run("var a\(f.id) = yes(), b\(f.id) = no()\n\(f.pick("swap(&a\(f.id), &b\(f.id))", ""))")
      useIf(&f, f.pick("a\(f.id)", "b\(f.id)"))
    },
    CodeForm(.inOutScalar) { f in
      f.declare("func turn\(f.id)(_ isOn: inout Bool) {\nisOn = \(f.pick("!isOn", "no()"))\n}")
      f.run("var on\(f.id) = \(f.condition())\nturn\(f.id)(&on\(f.id))")
      useIf(&f, "on\(f.id)")
    },
    CodeForm(.compoundAssignment, followed: .nothing) { f in
      f.run("var n\(f.id) = 1\nn\(f.id) \(f.pick("+=", "*=", "-=")) 2")
      useIf(&f, "n\(f.id) \(f.pick("==", "!=", "<")) 3")
    },
    CodeForm(.changedList, followed: .nothing) { f in
      f.run(
        """
        var n\(f.id) = [1]
        n\(f.id)\(f.pick(".append(2)", ".removeAll()", ".insert(3, at: 0)", " += [2, 3]"))
        """)
      useIf(&f, f.pick("n\(f.id).isEmpty", "n\(f.id).count == 2", "n\(f.id).first == 3", "n\(f.id).contains(2)"))
    },
    CodeForm(.changedText) { f in
      f.run("var t\(f.id) = \"a\"\nt\(f.id)\(f.pick(" += \"b\"", ".append(\"b\")", " = \"c\""))")
      useIf(&f, f.pick("t\(f.id) == \"ab\"", "t\(f.id) == \"c\"", "t\(f.id).hasSuffix(\"b\")"))
    },
    CodeForm(.mutatingThroughChain) { f in
      f.declare("struct Counter\(f.id) {\nvar count = 0\nmutating func up() { count += 1 }\n}")
      f.run("var c\(f.id): Counter\(f.id)? = \(f.pick("Counter\(f.id)()", "nil"))\nc\(f.id)?.up()")
      useIf(&f, "c\(f.id)?.count == 1")
    },
    CodeForm(.copyOfStructure) { f in
      f.declare("struct Lamp\(f.id) {\nvar isOn = false\n}\nfinal class Room\(f.id) {\nvar lamp = Lamp\(f.id)()\n}")
      f.run(
        f.pick(
          "var a\(f.id) = Lamp\(f.id)()\nlet b\(f.id) = a\(f.id)\na\(f.id).isOn = true",
          "let a\(f.id) = Room\(f.id)().lamp\nvar b\(f.id) = a\(f.id)\nb\(f.id).isOn = true"))
      useIf(&f, f.pick("a\(f.id).isOn", "b\(f.id).isOn"))
    },
    CodeForm(.sharedInstance) { f in
      f.declare("final class Lamp\(f.id) {\nvar isOn = false\n}")
      f.run(
        """
        let a\(f.id) = Lamp\(f.id)()
        let b\(f.id) = \(f.pick("a\(f.id)", "Lamp\(f.id)()"))
        a\(f.id).isOn = true
        """)
      useIf(&f, f.pick("a\(f.id).isOn", "b\(f.id).isOn"))
    },
  ]

  /// Adds the effect behind a condition.
  private static func useIf(_ f: inout FormWriter, _ condition: String) {
    f.run("if \(condition) {\n\(f.effect(f.value))\n}")
  }
}
