// Reports differences between Debian's node-graphql and the report of oracle.py (standard input). Arguments: the
// corpora's folder. Exit status 1 if there is a difference.
'use strict';

const fs = require('fs');
const path = require('path');
const g = require('/usr/share/nodejs/graphql');
const { validateSDL } = require('/usr/share/nodejs/graphql/validation/validate');

const root = process.argv[2];
const report = JSON.parse(fs.readFileSync(0, 'utf8'));
// Apollo's directives, and the one that this oracle's edition lacks.
const addedDirectives = `
  directive @oneOf on INPUT_OBJECT
  directive @apollo_client_ios_localCacheMutation on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
  directive @import(module: String!) repeatable on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
  directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE
  directive @fieldPolicy(forField: String!, keyArgs: String!) repeatable on OBJECT | INTERFACE
  directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT`;

const parseFile = (name) => g.parse(new g.Source(fs.readFileSync(path.join(root, name), 'utf8'), name));

function finding(error) {
  const places = (error.nodes ?? []).map((node) => {
    const place = g.getLocation(node.loc.source, node.loc.start);
    return `${node.loc.source.name}:${place.line}:${place.column}`;
  }).sort();
  return JSON.stringify({ message: error.message, places });
}

function compare(name, expected, errors) {
  const wanted = expected.map((f) => JSON.stringify({ message: f.message, places: f.places })).sort();
  const found = errors.map(finding).sort();
  const missing = wanted.filter((f) => !found.includes(f));
  const added = found.filter((f) => !wanted.includes(f));
  console.log(`${name}: ${missing.length + added.length} differences`);
  for (const f of missing) console.log(`  first only:  ${f}`);
  for (const f of added) console.log(`  second only: ${f}`);
  if (missing.length + added.length > 0) process.exitCode = 1;
}

function operationFiles(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return operationFiles(name);
    return entry.name.endsWith('.graphql') && entry.name !== 'schema.graphql' ? [name] : [];
  });
}

const schemas = new Map();
for (const { path: name, findings } of report.schemas) {
  const document = parseFile(name);
  const defined = new Set(document.definitions.filter((d) => d.kind === 'DirectiveDefinition').map((d) => d.name.value));
  const added = g.parse(addedDirectives).definitions.filter((d) => !defined.has(d.name.value));
  const whole = { kind: 'Document', definitions: [...document.definitions, ...added] };
  const errors = validateSDL(whole);
  const schema = g.buildASTSchema(whole, { assumeValidSDL: true });
  compare(name, findings, errors.length > 0 ? errors : g.validateSchema(schema));
  schema.__validationErrors = [];
  schemas.set(name, schema);
}

const rules = g.specifiedRules.filter((rule) => rule.name !== 'NoUnusedFragmentsRule');
for (const set of report.sets) {
  const files = set.folders.flatMap(operationFiles).sort();
  const documents = set.separate ? files.map((file) => [file]) : [files];
  const errors = documents.flatMap((names) => {
    const definitions = names.flatMap((name) => parseFile(name).definitions);
    return definitions.length === 0
      ? []
      : g.validate(schemas.get(set.schema), { kind: 'Document', definitions }, rules, { maxErrors: 100000 });
  });
  compare(set.name, set.findings, errors);
}
