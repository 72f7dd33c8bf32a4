"""A session as each editor would have it: with what it says that it can do, and no more. pytest-lsp fails on answers that
the client has not said to understand, and on notifications that do not fit."""

import asyncio
import pathlib
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import LanguageClient, client_capabilities, make_test_lsp_client
from pytest_lsp.client import register_lsp_features

CLIENTS = ["neovim@v0.7.0", "neovim@v0.10.0", "neovim@v0.11.0", "visual_studio_code", "emacs"]


class Session:
    """A client, and what it has come to know."""

    def __init__(self, client, workspace):
        self.client, self.workspace = client, workspace
        self.registered = {}
        self.versions = {}

    def uri(self, path):
        return (self.workspace / path).as_uri()

    async def start(self, name):
        capabilities = client_capabilities(name)
        self.result = await self.client.initialize_session(
            types.InitializeParams(
                capabilities=capabilities, root_uri=self.workspace.as_uri(),
                workspace_folders=[types.WorkspaceFolder(self.workspace.as_uri(), "w")]))
        self.capabilities = capabilities
        self.provided = self.result.capabilities
        return self

    def open(self, path, text=None):
        text = (self.workspace / path).read_text() if text is None else text
        language = "graphql" if "graphql" in path else "swift"
        self.versions[path] = 1
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri(path), language, 1, text)))

    def change(self, path, text, range=None):
        self.versions[path] += 1
        change = types.TextDocumentContentChangePartial(range, text) if range else types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.versions[path], self.uri(path)), [change]))

    async def findings(self, path, is_wanted):
        """What is known of a file, pushed or asked for, once it is as wanted."""
        deadline = time.monotonic() + 120
        pulls = self.provided.diagnostic_provider and self.capabilities.text_document.diagnostic
        while True:
            found = list(self.client.diagnostics.get(self.uri(path), []))
            if pulls and path in self.versions:
                report = await self.client.text_document_diagnostic_async(
                    types.DocumentDiagnosticParams(types.TextDocumentIdentifier(self.uri(path))))
                found = list(report.items)
            if is_wanted(found):
                return found
            assert time.monotonic() < deadline, found
            await asyncio.sleep(0.01)


@pytest.fixture(params=CLIENTS)
async def session(request, workspace, mockd):
    client = make_test_lsp_client()
    current = Session(client, workspace)

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        for registration in params.registrations:
            assert registration.id not in current.registered
            current.registered[registration.id] = registration

    await client.start_io(mockd, "lsp", env={"SWIFT_BACKTRACE": "enable=no"})
    client._pytest_item = request.node
    await current.start(request.param)
    yield current
    await client.shutdown_session()
    assert client.error is None
    assert client._server.returncode == 0
    await client.stop()


def codes(found):
    return [diagnostic.code for diagnostic in found]


def offset(text, position, encoding):
    """Where a position is, in characters."""
    lines = text.splitlines(keepends=True)
    line = lines[position.line] if position.line < len(lines) else ""
    units = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}[encoding]
    before = line.encode(units[0])[: position.character * units[1]].decode(units[0])
    return sum(map(len, lines[: position.line])) + len(before)


def applied(edits, text, encoding):
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        text = text[: offset(text, edit.range.start, encoding)] + edit.new_text + text[offset(text, edit.range.end, encoding) :]
    return text


def edits_of(edit):
    """By URI, in whichever form the client is sent them."""
    changes = {uri: list(edits) for uri, edits in (edit.changes or {}).items()}
    for change in edit.document_changes or []:
        changes.setdefault(change.text_document.uri, []).extend(change.edits)
    return changes


async def test_session(session):
    encoding = session.provided.position_encoding or "utf-16"
    general = session.capabilities.general
    offered = (general and general.position_encodings) or ["utf-16"]
    assert encoding in offered

    # Whoever can be asked to watch files may be, and nobody else.
    watched = session.capabilities.workspace.did_change_watched_files
    if not (watched and watched.dynamic_registration):
        assert all(r.method != types.WORKSPACE_DID_CHANGE_WATCHED_FILES for r in session.registered.values())

    # A fault that is typed, with characters that every encoding counts in its own way.
    path = "graphql/Hero.graphql"
    text = (session.workspace / path).read_text()
    session.open(path)
    broken = text.replace("...Details", "...Details # \U0001F600é\n    nme")
    session.change(path, broken)
    found = await session.findings(path, lambda found: "graphql/FieldsOnCorrectType" in codes(found))
    start = found[0].range.start
    assert broken[offset(broken, start, encoding) :].startswith("nme")
    session.change(path, "name", types.Range(start, types.Position(start.line, start.character + 3)))
    await session.findings(path, lambda found: "graphql/FieldsOnCorrectType" not in codes(found))
    session.change(path, text)

    # A test that will end, and the fix, in another file.
    test = "Tests/HeroTests.swift"
    session.open(test)
    found = await session.findings(test, lambda found: "unset-required-field" in codes(found))
    assert found[0].severity == types.DiagnosticSeverity.Error
    actions = await session.client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(session.uri(test)), found[0].range,
            types.CodeActionContext(found, only=[types.CodeActionKind.QuickFix])))
    action = next(action for action in actions if action.title == "Set 'name'")
    if action.edit is None:
        action = await session.client.code_action_resolve_async(action)
    for uri, edits in edits_of(action.edit).items():
        target = pathlib.Path(types_path(uri))
        other = str(target.relative_to(session.workspace))
        session.open(other)
        session.change(other, applied(edits, target.read_text(), encoding))
    await session.findings(test, lambda found: "unset-required-field" not in codes(found))

    # Over the name of the fragment.
    place = types.Position(2, 8)
    document = types.TextDocumentIdentifier(session.uri(path))
    if session.provided.definition_provider:
        found = await session.client.text_document_definition_async(types.DefinitionParams(document, place))
        assert "Details.graphql" in str(found)
    if session.provided.hover_provider:
        assert await session.client.text_document_hover_async(types.HoverParams(document, place))
    if session.provided.completion_provider:
        found = await session.client.text_document_completion_async(
            types.CompletionParams(document, types.Position(4, 6)))
        items = found.items if isinstance(found, types.CompletionList) else found
        assert "name" in [item.label for item in items]
    if session.provided.references_provider:
        found = await session.client.text_document_references_async(
            types.ReferenceParams(types.ReferenceContext(True), document, place))
        assert found
    if session.provided.document_symbol_provider:
        assert await session.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    if session.provided.workspace_symbol_provider:
        assert await session.client.workspace_symbol_async(types.WorkspaceSymbolParams("Hero"))


def types_path(uri):
    from urllib.parse import unquote, urlparse

    return unquote(urlparse(uri).path)
