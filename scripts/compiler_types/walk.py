"""Finds the expressions and declarations of a file in the compiler's JSON."""

import re

from .scope import OpaqueParameter, Row, Scope
from .tokens import token_end

# The kinds of the compiler's nodes that have a line of their own.
KINDS = {
    "binary_expr": "operator", "prefix_unary_expr": "operator", "postfix_unary_expr": "operator",
    "integer_literal_expr": "literal", "float_literal_expr": "literal", "string_literal_expr": "literal",
    "boolean_literal_expr": "literal", "nil_literal_expr": "literal", "interpolated_string_literal_expr": "literal",
    "regex_literal_expr": "literal", "magic_identifier_literal_expr": "literal", "array_expr": "literal",
    "dictionary_expr": "literal", "call_expr": "call", "subscript_expr": "subscript",
    "dynamic_subscript_expr": "subscript", "keypath_application_expr": "subscript", "type_expr": "type",
    "optional_evaluation_expr": "chain", "closure_expr": "closure", "keypath_expr": "keypath",
    "macro_expansion_expr": "macro", "tuple_expr": "tuple", "tuple_element_expr": "member", "coerce_expr": "cast",
    "is_subtype_expr": "cast", "conditional_checked_cast_expr": "cast", "forced_checked_cast_expr": "cast",
    "try_expr": "try", "optional_try_expr": "try", "force_try_expr": "try", "await_expr": "await",
    "force_value_expr": "unwrap", "ternary_expr": "ternary", "inout_expr": "inout", "super_ref_expr": "super",
    "single_value_stmt_expr": "if", "declref_expr": "name", "member_ref_expr": "member",
    "dynamic_member_ref_expr": "member", "dot_syntax_call_expr": "member", "dot_syntax_base_ignored": "member",
}
# Parts of nodes that have no expressions of the source, or have them a second time.
SKIPPED = {
    "substitutions", "conformance", "inherits", "captures_info", "parsed_root", "parsed_path", "rewritten", "decl",
    "requirement_signature", "generic_signature", "conformances", "name",
}
LITERAL = re.compile(rb'["#\[/0-9-]|true|false|nil')
FUNCTIONS = {"func_decl", "constructor_decl", "destructor_decl", "subscript_decl", "accessor_decl", "macro_decl"}
TYPES = {"struct_decl", "class_decl", "enum_decl", "protocol", "typealias"}


class Walk:
    """Reads the expressions and declarations of a file from its JSON tree."""

    def __init__(self, module, file):
        self.module, self.file = module, file

    def node(self, node, scope):
        if isinstance(node, list):
            for part in node:
                self.node(part, scope)
        elif isinstance(node, dict):
            kind = node.get("_kind", "")
            handler = getattr(self, "visit_" + kind, None)
            if handler:
                handler(node, scope)
            elif kind in FUNCTIONS or kind in TYPES or kind in ("extension_decl", "enum_element_decl", "var_decl"):
                self.declaration(node, kind, scope)
            elif kind in KINDS:
                self.expression(node, kind, scope)
            else:
                self.parts(node, scope)

    def parts(self, node, scope, besides=()):
        for key, part in node.items():
            if isinstance(part, (dict, list)) and key not in SKIPPED and key not in besides:
                self.node(part, scope)

    # Declarations

    def declaration(self, node, kind, scope):
        if node.get("implicit") and kind != "accessor_decl" or not self.has_names(node, [node.get("name")]):
            return
        offset = self.name_offset(node, kind)
        if node.get("usr") and offset is not None:
            self.module.places[node["usr"]] = (self.file.path, offset)
            if kind == "enum_element_decl":
                self.module.case_labels[node["usr"]] = node["name"].get("args")
        if kind == "extension_decl":
            scope = Scope(names=self.names_in_members(node), extended=nominal_usr(node.get("extended_type", "")))
        elif kind == "var_decl":
            if offset is not None and node.get("interface_type"):
                self.add(offset, offset, "binding", node["interface_type"], scope)
        else:
            if kind in FUNCTIONS and offset is not None:
                self.module.functions.add((self.file.path, offset))
            scope = Scope(scope, self.generic_names(node, kind))
            if kind in TYPES:
                self.module.scopes[node.get("usr")] = scope
        self.parts(node, scope)

    def has_names(self, node, names):
        """Returns whether the text of a declaration has its names. Otherwise, a macro makes it in another text."""
        if "range" not in node:
            return True
        texts = [name["base_name"]["name"].encode() for name in names if name and "name" in name.get("base_name", {})]
        start, end = node["range"]["start"], token_end(self.file.text, node["range"]["end"])
        return all(self.file.text.find(text, start, end) >= 0 for text in texts)

    def visit_pattern_binding_decl(self, node, scope):
        names = [name for entry in node.get("pattern_entries", []) for name in pattern_names(entry.get("pattern"))]
        if node.get("implicit") or self.has_names(node, names):
            self.parts(node, scope)

    def name_offset(self, node, kind):
        """Returns the offset of a declaration's name, which follows modifiers and a keyword."""
        if "range" not in node or kind in ("extension_decl", "accessor_decl"):
            return None
        text, offset = self.file.text, node["range"]["start"]
        if kind in ("constructor_decl", "subscript_decl", "destructor_decl", "var_decl", "enum_element_decl"):
            return offset
        name = re.escape(node.get("name", {}).get("base_name", {}).get("name", "").encode())
        match = re.compile(rb"(?:func|struct|class|enum|protocol|typealias|actor|macro)\s+(`?" + name + rb")").search(
            text, offset)
        return match.start(1) if match else None

    def generic_names(self, node, kind):
        """Returns the spellings of the generic parameters that a declaration names."""
        if kind == "protocol":
            return {"$sxD": "Self"}
        signature = node.get("generic_signature")
        if not signature or "range" not in node:
            return {}
        names = self.file.generics.get((kind, node["range"]["start"]), [])
        parameters = signature["generic_params"]
        if kind in TYPES:
            parameters = parameters[-len(names):] if names else []
        result = dict(zip(parameters, names))
        for parameter in parameters[len(names):]:
            protocols = [
                requirement["protocol"] for requirement in signature.get("generic_reqs", [])
                if requirement["kind"] == "conforms_to" and requirement["first_type"] == parameter]
            result[parameter] = OpaqueParameter(protocols)
        return result

    def names_in_members(self, node):
        """Returns the generic parameters of the extended type, which the compiler names only in functions."""
        for member in node.get("members", []):
            for function in [member, *member.get("accessors", [])]:
                if function.get("_kind") in FUNCTIONS and function["_kind"] != "subscript_decl":
                    names = self.generic_names(function, function["_kind"])
                    if names:
                        return names
        return {}

    # Expressions

    def expression(self, node, kind, scope):
        self.add_node(node, KINDS[kind], scope)
        self.parts(node, scope)

    def add_node(self, node, kind, scope, reference=None):
        if not node.get("implicit") and "range" in node and node.get("type"):
            return self.add(node["range"]["start"], node["range"]["end"], kind, node["type"], scope, reference)
        return None

    def add(self, start, last_token, kind, type, scope, reference=None):
        """Adds a row, unless an outer node of the same kind has the same range."""
        if kind == "literal" and not LITERAL.match(self.file.text, start):
            # A `for` can have literals that the compiler adds.
            return None
        name = reference["decl"]["base_name"].encode() if reference else b""
        end = token_end(self.file.text, last_token, name)
        row = Row(start, end, kind, type, scope).refer(reference)
        return self.file.rows.setdefault((start, end, kind), row)

    def visit_opaque_type(self, node, scope):
        pass

    def visit_tap_expr(self, node, scope):
        """The parts of an interpolated literal are arguments of calls that the compiler makes."""
        for element in node["body"]["elements"]:
            if element.get("_kind") != "call_expr":
                self.node(element, scope)
            elif (reference := find_reference(element["fn"])) is None:
                self.node(element, scope)
            elif reference["decl"]["base_name"] != "appendLiteral":
                self.node(element["args"], scope)

    def visit_macro_expansion_expr(self, node, scope):
        self.add_node(node, "macro", scope)
        self.node(node.get("args"), scope)

    def visit_call_expr(self, node, scope):
        callee = without_conversions(node["fn"])
        if not node.get("implicit"):
            callee["is_callee"] = True
            self.add_node(node, "call", scope, find_reference(callee))
        self.parts(node, scope)

    def visit_operator(self, node, scope):
        self.add_node(node, "operator", scope, find_reference(node["fn"]))
        self.parts(node, scope, besides=["fn"])

    visit_binary_expr = visit_prefix_unary_expr = visit_postfix_unary_expr = visit_operator

    def visit_method(self, node, scope):
        """A member with its base, explicit or not. The reference in it may be inside a closure of the compiler."""
        reference = find_reference(node.get("rhs") or node["fn"])
        if reference and "is_consumed" not in reference and is_spelled(reference) and "range" in node:
            # An outer node has the line of this reference.
            reference["is_consumed"] = True
            self.add(
                node["range"]["start"], reference["range"]["end"], self.reference_kind(node, reference),
                node["type"], scope, reference)
        self.parts(node, scope)

    visit_dot_syntax_call_expr = visit_dot_syntax_base_ignored = visit_constructor_ref_call_expr = visit_method

    def reference_kind(self, node, reference):
        if "is_callee" in node:
            return "callee"
        start = node["range"]["start"]
        return "name" if start == reference["range"]["end"] and self.file.text[start:start + 1] != b"." else "member"

    def visit_reference(self, node, scope):
        if "is_consumed" not in node and is_spelled(node) and node.get("type"):
            name = node["decl"]["base_name"].encode()
            start, end = node["range"]["start"], node["range"]["end"]
            if node["_kind"] != "declref_expr" or self.file.text[start:].startswith((name, b"`" + name)):
                self.add(start, end, self.reference_kind(node, node), node["type"], scope, node)
        self.parts(node, scope)

    visit_declref_expr = visit_member_ref_expr = visit_reference

    def visit_subscript_expr(self, node, scope):
        self.add_node(node, "subscript", scope, node)
        labels = node.get("args", {}).get("labels", "")
        if node.get("implicit") and labels == "dynamicMember:" and "range" in node and node.get("type"):
            self.add(node["range"]["start"], node["range"]["end"], "member", node["type"], scope, node)
        self.parts(node, scope)

    def visit_optional_evaluation_expr(self, node, scope):
        if "range" in node and node.get("type") and has_chain(node.get("sub_expr")):
            self.add(node["range"]["start"], node["range"]["end"], "chain", node["type"], scope)
        self.parts(node, scope)

    def visit_metatype_expr(self, node, scope):
        row = self.add_node(node, "call", scope)
        if row:
            row.description = "Swift.type(of:)"
        self.parts(node, scope)

    def visit_dot_self_expr(self, node, scope):
        if "range" in node and self.file.text.startswith(b"self", node["range"]["end"]):
            self.add_node(node, "type", scope)
        self.parts(node, scope)


def pattern_names(pattern):
    """Returns the names that a pattern binds."""
    if isinstance(pattern, list):
        return [name for part in pattern for name in pattern_names(part)]
    if not isinstance(pattern, dict):
        return []
    if pattern.get("_kind") == "pattern_named":
        return [pattern.get("name")]
    return [name for part in pattern.values() for name in pattern_names(part)]


def is_spelled(node):
    return not node.get("implicit") and "range" in node


def without_conversions(node):
    while node.get("implicit") and isinstance(node.get("sub_expr"), dict):
        node = node["sub_expr"]
    return node


def find_reference(node):
    """Returns the node that names a callee, such as a `declref_expr`, or nil."""
    while isinstance(node, dict):
        kind = node.get("_kind")
        if kind in ("declref_expr", "other_constructor_ref_expr", "member_ref_expr"):
            return node
        is_curried = kind == "call_expr" and node.get("implicit")
        if kind in ("dot_syntax_call_expr", "constructor_ref_call_expr") or is_curried:
            node = node["fn"]
        elif kind == "dot_syntax_base_ignored":
            node = node["rhs"]
        elif kind == "autoclosure_expr":
            node = node.get("single_expr_body")
        elif node.get("implicit") and "sub_expr" in node:
            node = node["sub_expr"]
        else:
            return None
    return None


def has_chain(node):
    """Returns whether a postfix expression contains a `?` of the source."""
    while isinstance(node, dict):
        if node.get("_kind") == "bind_optional_expr":
            return not node.get("implicit")
        if node.get("_kind") == "dot_syntax_call_expr":
            node = node["args"]["args"][0]["expr"]
        else:
            node = node.get("base") or node.get("sub_expr") or node.get("fn") or node.get("dest")
    return False


def nominal_usr(mangled):
    return "s:" + re.sub(r"(_p)?D$", "", mangled[2:])
