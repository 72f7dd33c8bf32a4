/// Requirements of protocols, whose functions the values decide.
enum ProtocolForms {
  static let all: [CodeForm] = [
    CodeForm(.requirement) { f in
      f.declare("protocol Shown\(f.id) {\nfunc go()\n}")
      declareBox(&f, conforming: "Shown\(f.id)")
      f.run("let b\(f.id): \(f.pick("any Shown", "Box"))\(f.id) = Box\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.defaultOfRequirement) { f in
      f.declare("protocol Shown\(f.id) {\nvar item: \(f.type) { get }\nfunc go()\n}")
      f.declare("extension Shown\(f.id) {\nfunc go() {\n\(f.effectOfItem())\n}\n}")
      let own = f.chance(0.5) ? "func go() {\n\(f.effectOfItem())\n}" : ""
      f.declare("struct Box\(f.id): Shown\(f.id) {\n\(f.storage)\n\(own)\n}")
      f.run("let b\(f.id): any Shown\(f.id) = Box\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.requirementOfValue) { f in
      f.declare("protocol Shown\(f.id) {\nfunc go\(f.id)()\n}")
      f.declare(f.extended(as: "Shown\(f.id)", "func go\(f.id)() {\nlet x = self\n\(f.effect("x"))\n}"))
      f.run("let x\(f.id): any Shown\(f.id) = \(f.value)\nx\(f.id).go\(f.id)()")
    },
    CodeForm(.extensionCallsRequirement, followed: .nothing) { f in
      f.declare(
        """
        protocol Shown\(f.id) {
        \(f.pick("func go()", ""))
        }
        extension Shown\(f.id) {
        func go() {}
        func all() { go() }
        }
        """)
      declareBox(&f, conforming: "Shown\(f.id)")
      f.run("Box\(f.id)(\(f.value)).all()")
    },
    CodeForm(.inheritedDefault, followed: .nothing) { f in
      f.declare(
        """
        protocol Shown\(f.id) {
        var item: \(f.type) { get }
        func go()
        }
        extension Shown\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        class Base\(f.id): Shown\(f.id) {
        \(f.storage)
        }
        final class Sub\(f.id): Base\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        """)
      f.run("let b\(f.id): \(f.pick("any Shown", "Sub"))\(f.id) = Sub\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.requiredProperty, followed: .mocks) { f in
      f.declare("protocol Shown\(f.id) {\nvar title: Void { get }\n}")
      f.declare("extension Shown\(f.id) {\nvar title: Void { () }\n}")
      f.declare("struct Box\(f.id): Shown\(f.id) {\n\(f.storage)\nvar title: Void { \(f.touch("item")) }\n}")
      f.run("let b\(f.id): \(f.pick("any Shown", "Box"))\(f.id) = Box\(f.id)(\(f.value))\n_ = b\(f.id).title")
    },
    CodeForm(.requiredInitializer, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {\ninit(_ item: \(f.type))\nfunc go()\n}")
      declareBox(&f, conforming: "Shown\(f.id)")
      f.declare("func show\(f.id)<X: Shown\(f.id)>(_ type: X.Type, _ x: \(f.type)) {\nX(x).go()\n}")
      f.run("show\(f.id)(Box\(f.id).self, \(f.value))")
    },
    CodeForm(.staticRequirement, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {\nstatic func show(_ x: \(f.type))\n}")
      f.declare("enum First\(f.id): Shown\(f.id) {\nstatic func show(_ x: \(f.type)) {\n\(f.effect("x"))\n}\n}")
      f.declare("enum Second\(f.id): Shown\(f.id) {\nstatic func show(_ x: \(f.type)) {\n\(f.effect("x"))\n}\n}")
      f.declare("func pass\(f.id)<X: Shown\(f.id)>(_ type: X.Type, _ x: \(f.type)) {\nX.show(x)\n}")
      f.run("pass\(f.id)(\(f.pick("First", "Second"))\(f.id).self, \(f.value))")
    },
    CodeForm(.composedProtocols, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {\nfunc go()\n}\nprotocol Named\(f.id) {\nvar name: String { get }\n}")
      f.declare(
        "struct Box\(f.id): Shown\(f.id), Named\(f.id) {\n\(f.storage)\nvar name: String { \"a\" }\nfunc go() {\n\(f.effectOfItem())\n}\n}"
      )
      f.declare("func show\(f.id)(_ x: any Shown\(f.id) & Named\(f.id)) {\nif x.name == \"a\" { x.go() }\n}")
      f.run("show\(f.id)(Box\(f.id)(\(f.value)))")
    },
    CodeForm(.delegate, followed: .nothing) { f in
      f.declare("protocol Watcher\(f.id): AnyObject {\nfunc didShow(_ x: \(f.type))\n}")
      f.declare(
        """
        final class Screen\(f.id) {
        weak var watcher: (any Watcher\(f.id))?
        func show(_ x: \(f.type)) { watcher?.didShow(x) }
        }
        final class Owner\(f.id): Watcher\(f.id) {
        func didShow(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        """)
      f.run(
        """
        let s\(f.id) = Screen\(f.id)()
        let o\(f.id) = Owner\(f.id)()
        \(f.pick("s\(f.id).watcher = o\(f.id)", ""))
        withExtendedLifetime(o\(f.id)) { s\(f.id).show(\(f.value)) }
        """)
    },
  ]

  /// Declares a structure whose method `go` has the effect.
  static func declareBox(_ f: inout FormWriter, conforming protocols: String? = nil) {
    let conformance = protocols.map { ": \($0)" } ?? ""
    f.declare("struct Box\(f.id)\(conformance) {\n\(f.storage)\nfunc go() {\n\(f.effectOfItem())\n}\n}")
  }
}
