"""The differences between Libraries/Swift and the standard library, with reasons."""

import re

# Types that Libraries/Swift does not declare. Overloads with them take no values of other types.
UNDECLARED = re.compile(
    r"Unsafe\w+|OpaquePointer|AutoreleasingUnsafeMutablePointer|CVarArg|CVaListPointer|ManagedBuffer\w*|Unmanaged"
    r"|(Mutable|Output)?(Raw)?Span|UTF8Span|InlineArray|SIMD\w*|Float16|Float80|U?Int128|StaticBigInt|RangeSet"
    r"|DiscontiguousSlice|AnyBidirectionalCollection|AnyRandomAccessCollection|Unowned\w+|ExecutorJob|Job|JobPriority"
    r"|\w*Executor|RegexSemanticLevel|RegexWordBoundaryKind|RegexRepetitionBehavior|CustomConsumingRegexComponent"
    r"|CustomPlaygroundDisplayConvertible|UnicodeCodec|UnicodeDecodingResult|Words")
# Requirements of coders have defaults of the same signature.
CODER = re.compile(r"(Keyed|Unkeyed|SingleValue)(Encoding|Decoding)Container(Protocol)?")
# Members for numerics, memory and Unicode that tests of apps don't use.
OMITTED = {
    ("Unicode",): "Unicode: only Unicode.Scalar is declared",
    ("Unicode", "Scalar"): "properties of Unicode.Scalar",
    ("Unicode", "UTF8"): "coding of single scalars",
    ("Unicode", "UTF16"): "coding of single scalars",
    ("Unicode", "UTF32"): "coding of single scalars",
}


def reason(symbol, names, is_override):
    """Returns why a declaration of the toolchain is left out; None if it must be declared.

    `names` has the owner and the name without labels of each declaration.
    """
    if any(re.match(r"_\w", name) for name in symbol.path) or any(re.match(r"_[A-Z]", word) for word in symbol.words):
        return "underscored"
    if re.search(r"\b_[A-Z]", " ".join(symbol.constraints)):
        return "underscored"
    if any(is_unavailable(item) for item in symbol.availability):
        return "unavailable"
    is_shared = (symbol.path[:-1], symbol.path[-1].split("(")[0]) in names
    if any(is_deprecated(item) for item in symbol.availability) and not (is_shared and "(" in symbol.path[-1]):
        return "deprecated, and no overload of a declared function"
    if symbol.path in ADDITIONS:
        return "declared in another form"
    words = symbol.words | set(re.findall(r"\w+", " ".join(symbol.constraints))) | {symbol.path[-1]} | set(symbol.path)
    if any(UNDECLARED.fullmatch(word) for word in words) or symbol.path[-1] in ("words", "~>(_:_:)"):
        return "types that are not declared"
    if is_override and "set" not in symbol.accessors:
        return "restates an inherited requirement"
    if CODER.fullmatch(symbol.path[0]) and symbol.kind != "swift.protocol":
        return "default of a requirement of coders"
    if symbol.path[:-1] in OMITTED:
        return OMITTED[symbol.path[:-1]]
    return None


def is_unavailable(availability):
    return bool(availability.get("isUnconditionallyUnavailable")) or "obsoleted" in availability


def is_deprecated(availability):
    of_swift = availability.get("domain") in ("swift", "Swift", "*", None)
    return bool(availability.get("isUnconditionallyDeprecated")) or "deprecated" in availability and of_swift


def of_accessors(symbol):
    """Returns why the accessors of a declaration may differ; None if they must be equal."""
    if symbol.path in ADDITIONS_OF_ACCESSORS:
        return "the body of `next()` changes it"
    return None


ADDITIONS_OF_ACCESSORS = {("LazyFilterSequence", "Iterator", "base"), ("LazyMapSequence", "Iterator", "base")}
ADDITIONS = {
    # `UTF8.CodeUnit` and `UTF16.CodeUnit` are other names of these types.
    ("String", "UTF8View", "subscript(_:)"), ("Unicode", "Scalar", "UTF8View", "subscript(_:)"),
    ("Unicode", "Scalar", "UTF16View", "subscript(_:)"), ("String", "UTF8View", "Element"),
    ("String", "UTF16View", "subscript(_:)"),
    ("Unicode", "Scalar", "UTF8View", "Element"), ("Unicode", "Scalar", "UTF16View", "Element"),
    # The toolchain infers them.
    ("EnumeratedSequence", "Element"), ("FlattenSequence", "Element"), ("PrefixSequence", "Element"),
    ("AnyRegexOutput", "Index"), ("AnyRegexOutput", "Indices"), ("AnyRegexOutput", "Iterator"),
    ("AnyRegexOutput", "SubSequence"),
    # The toolchain declares them in extensions of underscored protocols.
    ("Array", "filter(_:)"), ("ArraySlice", "filter(_:)"), ("ContiguousArray", "filter(_:)"),
    # They inherit only from protocols without requirements.
    ("Actor",), ("Sendable",), ("ExpressibleByNilLiteral",),
}


def is_addition(symbol):
    """Whether a declaration that the toolchain lacks is intended."""
    path = symbol.path
    needed = ("TaskExecutor", "SerialExecutor", "JobPriority")
    return path[0] in needed or "Pointer" in path[0] or path in ADDITIONS


# Types and functions of Apple's versions that the versions for Linux lack or declare in C, by their modules.
APPLE = {
    ("Foundation", "NSRange"), ("Foundation", "autoreleasepool(invoking:)"), ("XCTest", "XCTActivity"),
    ("XCTest", "XCTContext"), ("XCTest", "XCTAttachment"),
    ("XCTest", "XCTExpectedFailure.Options"), ("XCTest", "XCTExpectFailure(_:enabled:strict:issueMatcher:)"),
    ("XCTest", "XCTExpectFailure(_:enabled:strict:failingBlock:issueMatcher:)"),
    ("XCTest", "XCTExpectFailure(_:options:)"), ("XCTest", "XCTExpectFailure(_:options:failingBlock:)"),
    ("XCTest", "add(_:)"), ("XCTest", "record(_:)"), ("XCTest", "measure(_:)"), ("XCTest", "measure(options:block:)"),
    ("XCTest", "measure(metrics:block:)"), ("XCTest", "measure(metrics:options:block:)"),
}

# Functions of modules that are visible only if two others are imported.
OMITTED_OVERLAYS = {"init(contentsOf:named:sourceLocation:)"}
