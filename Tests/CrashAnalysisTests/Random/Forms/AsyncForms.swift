/// Async functions and tasks.
enum AsyncForms {
  static let all: [CodeForm] = [
    CodeForm(.asyncFunction, isAsync: true) { f in
      f.declare("func loaded\(f.id)(_ x: \(f.type)) async -> \(f.type) {\n\(f.touch("x"))\nreturn x\n}")
      f.run("let x\(f.id) = await loaded\(f.id)(\(f.value))\n\(f.effect("x\(f.id)"))")
    },
    CodeForm(.overloadByAsync, followed: .nothing, isAsync: true) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type)) async {
        \(f.effect("x"))
        }
        """)
      f.run(f.pick("await show\(f.id)(\(f.value))", "[1].forEach { _ in show\(f.id)(\(f.value)) }"))
    },
    CodeForm(.asyncThrowing, isAsync: true) { f in
      f.declare(
        """
        func loaded\(f.id)(_ x: \(f.type), _ isOn: Bool) async throws -> \(f.type) {
        guard isOn else { throw Failure() }
        return x
        }
        """)
      f.run("if let x = try? await loaded\(f.id)(\(f.value), \(f.condition())) {\n\(f.effect("x"))\n}")
    },
    CodeForm(.asyncLet, isAsync: true) { f in
      f.declare("@Sendable func loaded\(f.id)(_ x: \(f.type)) async -> \(f.type) {\n\(f.touch("x"))\nreturn x\n}")
      f.run("async let x\(f.id) = loaded\(f.id)(\(f.value))\nlet y\(f.id) = await x\(f.id)\n\(f.effect("y\(f.id)"))")
    },
    CodeForm(.taskGroup, followed: .nothing, isAsync: true) { f in
      f.run(
        """
        await withTaskGroup(of: \(f.type).self) { group in
        group.addTask { \(f.value) }
        for await x in group {
        \(f.effect("x"))
        }
        }
        """)
    },
    CodeForm(.actorState, isAsync: true) { f in
      f.declare(
        """
        actor Store\(f.id) {
        private var item: \(f.type)?
        func set(_ item: \(f.type)?) { self.item = item }
        func show() {
        guard let x = item else { return }
        \(f.effect("x"))
        }
        }
        """)
      f.run(
        """
        let s\(f.id) = Store\(f.id)()
        await s\(f.id).set(\(f.pick(f.value, "nil")))
        await s\(f.id).show()
        """)
    },
    CodeForm(.asyncClosure, isAsync: true) { f in
      f.declare("func each\(f.id)<X>(_ x: X, _ body: (X) async throws -> Void) async rethrows { try await body(x) }")
      f.run("await each\(f.id)(\(f.value)) { x in\nawait Task.yield()\n\(f.effect("x"))\n}")
    },
    CodeForm(.asyncRequirement, isAsync: true) { f in
      f.declare("protocol Loader\(f.id) {\nfunc load() async throws -> \(f.type)\n}")
      f.declare(
        """
        struct Box\(f.id): Loader\(f.id) {
        \(f.storage)
        func load() -> \(f.type) {
        \(f.touch("item"))
        return item
        }
        }
        """)
      f.run(
        """
        let x\(f.id) = try? await (Box\(f.id)(\(f.value)) as any Loader\(f.id)).load()
        if let x\(f.id) {
        \(f.effect("x\(f.id)"))
        }
        """)
    },
  ]
}
