// Times node-graphql on a schema and operations. Arguments and output equal those of gqlparser.go.
'use strict';

const fs = require('fs');
const g = require('/usr/share/nodejs/graphql');

const [schemaPath, listPath, rounds] = process.argv.slice(2);
const schemaText = fs.readFileSync(schemaPath, 'utf8');
const texts = fs.readFileSync(listPath, 'utf8').split(/\s+/).filter(Boolean).map((p) => fs.readFileSync(p, 'utf8'));

function measure(work) {
  work();
  const times = Array.from({ length: Number(rounds) }, () => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

const options = { maxErrors: 100000 };
let schema;
let errors = 0;
const result = { name: 'node-graphql' };
result.parseSchema = measure(() => g.parse(schemaText));
result.loadSchema = measure(() => {
  schema = g.buildSchema(schemaText);
  g.assertValidSchema(schema);
});
result.parseOperations = measure(() => texts.forEach((text) => g.parse(text)));
result.parseAndValidate = measure(() => {
  errors = 0;
  for (const text of texts) errors += g.validate(schema, g.parse(text), g.specifiedRules, options).length;
});
result.parseAndValidateWhole = measure(() => {
  const definitions = texts.flatMap((text) => g.parse(text).definitions);
  g.validate(schema, { kind: 'Document', definitions }, g.specifiedRules, options);
});
result.errors = errors;
console.log(JSON.stringify(result));
