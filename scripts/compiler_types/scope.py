"""Generic parameters, and rows of tables."""


class Scope:
    """The names of generic parameters where an expression is."""

    def __init__(self, outer=None, names=None, extended=None):
        self.outer, self.names, self.extended = outer, names or {}, extended

    def name(self, parameter, scopes):
        scope = self
        while scope:
            if parameter in scope.names:
                return scope.names[parameter]
            if scope.extended in scopes:
                found = scopes[scope.extended].name(parameter, {})
                if found:
                    return found
            scope = scope.outer
        return None


class Row:
    def __init__(self, start, end, kind, type, scope):
        self.start, self.end, self.kind, self.type, self.scope = start, end, kind, type, scope
        self.name = self.usr = self.name_offset = None
        # A declaration that the compiler's tree does not name.
        self.description = None

    def refer(self, node):
        """Sets the declaration of a node that refers to one."""
        reference = node.get("decl") if node else None
        if isinstance(reference, dict):
            self.name, self.usr = reference.get("base_name"), reference.get("decl_usr") or None
            self.name_offset = node["range"]["start"] if "range" in node else None
        return self


class OpaqueParameter:
    """A generic parameter that a function spells `some P`."""

    def __init__(self, protocols):
        self.protocols = [usr for usr in protocols if usr not in ("s:s8CopyableP", "s:s9EscapableP")]
