"""The spelling of types and declarations."""

from .scope import OpaqueParameter

NOMINAL = {"Structure", "Class", "Enum", "Protocol", "TypeAlias", "OtherNominalType"}
BOUND = {"BoundGenericStructure", "BoundGenericClass", "BoundGenericEnum", "BoundGenericOtherNominalType"}
FUNCTION = {
    "FunctionType", "NoEscapeFunctionType", "AutoClosureType", "EscapingAutoClosureType", "UncurriedFunctionType",
    "CFunctionPointer", "ThinFunctionType",
}
NAMES = {
    "Identifier", "PrivateDeclName", "LocalDeclName", "InfixOperator", "PrefixOperator", "PostfixOperator",
}
# Modules that others export.
PARTS_OF_MODULES = {
    "_Concurrency": "Swift", "_StringProcessing": "Swift", "FoundationEssentials": "Foundation",
    "FoundationInternationalization": "Foundation",
}


class Spelling:
    """Spells types and declarations, with the names of generic parameters in a scope."""

    def __init__(self, module, scope):
        self.module, self.scope = module, scope

    def type(self, node):
        if node is None:
            return "?"
        kind, children = node.kind, node.children
        if kind in NOMINAL or kind in BOUND:
            return self.nominal(node)
        if kind == "DependentGenericParamType":
            return self.parameter(int(children[0].text), int(children[1].text))
        if kind == "DependentMemberType":
            return f"{self.grouped(children[0])}.{children[1].children[0].text}"
        if kind == "Tuple":
            return "(" + ", ".join(self.element(child) for child in children) + ")"
        if kind in FUNCTION:
            return self.function(node)
        if kind == "InOut":
            return "inout " + self.type(children[0])
        if kind in ("Metatype", "ExistentialMetatype"):
            instance = next(child for child in children if child.kind == "Type")
            return (self.type if kind == "ExistentialMetatype" else self.grouped)(instance) + ".Type"
        if kind in ("ProtocolList", "ProtocolListWithClass", "ProtocolListWithAnyObject"):
            return self.protocols(node)
        if kind == "ConstrainedExistential":
            arguments = [self.type(requirement.children[-1]) for requirement in children[1].children]
            return f"{self.type(children[0])}<{', '.join(arguments)}>"
        if kind == "DynamicSelf":
            return "Self"
        if kind == "OpaqueType":
            return f"opaque({self.entity(children[0].children[0], has_module=False)})"
        if kind == "BuiltinTypeName":
            return node.text
        if not children:
            return f"?{kind}"
        return self.type(children[-1])

    def grouped(self, node):
        text = self.type(node)
        return f"({text})" if text.startswith(("any ", "some ")) or ") -> " in text and text[0] == "(" else text

    def nominal(self, node):
        names, arguments = self.path(node)
        return ".".join(names) + (f"<{', '.join(arguments)}>" if arguments else "")

    def path(self, node):
        """Returns the names of a nominal type and its contexts, without the module, and all generic arguments."""
        kind = node.kind
        if kind == "Type":
            return self.path(node.children[0])
        if kind in BOUND:
            names, _ = self.path(node.children[0])
            _, outer = self.path(bare(node.children[0]).children[0])
            return names, outer + [self.type(argument) for argument in node.children[1].children]
        if kind in NOMINAL:
            names, arguments = self.path(node.children[0])
            return names + [identifier(node.children[1])], arguments
        if kind == "Extension":
            return self.path(node.children[1])
        return [], []

    def parameter(self, depth, index):
        mangled = "$s" + mangled_parameter(depth, index) + "D"
        name = self.scope.name(mangled, self.module.scopes)
        if isinstance(name, OpaqueParameter):
            self.module.demangler.load(["$s" + usr[2:] + "_pD" for usr in name.protocols])
            trees = [self.module.demangler.tree("$s" + usr[2:] + "_pD") for usr in name.protocols]
            return "some " + (" & ".join(sorted(self.type(tree).removeprefix("any ") for tree in trees)) or "Any")
        return name or f"T{depth}_{index}"

    def element(self, node):
        name, type = node.child("TupleElementName"), self.type(node.child("Type"))
        return (f"{name.text}: " if name else "") + type + ("..." if node.child("VariadicMarker") else "")

    def function(self, node):
        arguments = bare(node.child("ArgumentTuple").children[0])
        if arguments.kind == "Tuple":
            parts = [
                self.type(child.child("Type")) + ("..." if child.child("VariadicMarker") else "")
                for child in arguments.children]
        else:
            parts = [self.type(arguments)]
        effects = " async" if node.child("AsyncAnnotation") else ""
        typed = node.child("TypedThrowsAnnotation")
        if typed:
            effects += f" throws({self.type(typed.children[0])})"
        elif node.child("ThrowsAnnotation"):
            effects += " throws"
        text = f"({', '.join(parts)}){effects} -> {self.type(node.child('ReturnType').children[0])}"
        return "autoclosure " + text if "AutoClosure" in node.kind else text

    def protocols(self, node):
        names = []
        listed = node if node.kind == "ProtocolList" else node.children[0]
        names = sorted(self.nominal(bare(child)) for child in listed.children[0].children)
        if len(names) > 1 or node.kind == "ProtocolListWithClass":
            names = [name for name in names if name != "Sendable"]
        if node.kind == "ProtocolListWithClass" and not names:
            return self.type(node.children[1])
        if node.kind == "ProtocolListWithClass":
            names.insert(0, self.type(node.children[1]))
        elif node.kind == "ProtocolListWithAnyObject":
            names.append("AnyObject")
        if names in ([], ["AnyObject"]):
            return names[0] if names else "Any"
        return "any " + " & ".join(names)

    def entity(self, node, has_module=True):
        """Returns a declaration as `Module.Type.name(label:)`."""
        while node.kind in ("Global", "Static", "Type"):
            node = node.children[0]
        if node.kind in NOMINAL:
            return ".".join(([module_name(node)] if has_module else []) + self.path(node)[0])
        path = self.path(node.children[0])[0]
        name = node.child(*NAMES)
        text = {"Constructor": "init", "Allocator": "init", "Subscript": "subscript", "Destructor": "deinit"}.get(
            node.kind) or identifier(name)
        if node.kind not in ("Variable", "Destructor"):
            text += self.labels(node)
        return ".".join(([module_name(node)] if has_module else []) + path + [text])

    def labels(self, node):
        type, labels = bare(node.children[-1]), node.child("LabelList")
        if type.kind == "DependentGenericType":
            type = bare(type.children[-1])
        if type.kind not in FUNCTION:
            return ""
        if is_enum_case(node, type):
            type = bare(type.child("ReturnType").children[0])
            if type.kind not in FUNCTION:
                return ""
        arguments = bare(type.child("ArgumentTuple").children[0])
        count = len(arguments.children) if arguments.kind == "Tuple" else 1
        names = [child.text or "_" for child in labels.children] if labels else []
        return "(" + "".join(f"{name}:" for name in names or ["_"] * count) + ")"


def is_enum_case(node, type):
    """Returns whether an entity has the type of an enumeration's case: `(E.Type) -> E` or `(E.Type) -> (T) -> E`."""
    result = bare(type.child("ReturnType").children[0])
    if result.kind in FUNCTION:
        result = bare(result.child("ReturnType").children[0])
    return (
        node.children[0].kind == "Enum" and bare(type.child("ArgumentTuple").children[0]).kind == "Metatype"
        and last_name(result) == last_name(node.children[0]))


def last_name(node):
    """Returns the name of a nominal type without its contexts."""
    node = bare(node.children[0]) if node.kind in BOUND else node
    return identifier(node.children[1]) if node.kind in NOMINAL else None


def bare(node):
    while node.kind == "Type":
        node = node.children[0]
    return node


def identifier(node):
    """Returns the name of an identifier, which may be private or local."""
    if node.kind in ("PrivateDeclName", "LocalDeclName"):
        return identifier(node.children[-1])
    return node.text


def module_name(node):
    """Returns the module to import for a declaration, which may be in an extension of another module's type."""
    while node.kind != "Module":
        node = node.children[0]
    return PARTS_OF_MODULES.get(node.text, node.text)


def is_variable(node):
    while node and node.kind in ("Global", "Static"):
        node = node.children[0]
    return bool(node) and node.kind == "Variable"


def mangled_parameter(depth, index):
    if depth == 0:
        return "x" if index == 0 else "q_" if index == 1 else f"q{index - 2}_"
    return f"qd{'' if depth == 1 else depth - 2}_" + ("_" if index == 0 else f"{index - 1}_")
