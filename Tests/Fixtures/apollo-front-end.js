// Runs Apollo's front end on cases: node apollo-front-end.js VERSION FRONT_END CASES
//
// CASES is a file with an array of objects: { "schema": [{ "name", "text" }], "operations": [{ "name", "text" }] }.
// Prints an array with the first error of each case, or null.
"use strict";
const fs = require("fs");

const [version, frontEnd, cases] = process.argv.slice(2);
const apollo = new Function(fs.readFileSync(frontEnd, "utf8") + "; return ApolloCodegenFrontend")();
const [major, minor] = version.split(".").map(Number);
// The option `reduceGeneratedSchemaTypes` came with 1.18.
const flags = major === 1 && minor < 18 ? [false] : [false, false];
// The options of a project with the namespace `API`.
const options = {
  schemaNamespace: "API",
  disallowedFieldNames: { allFields: ["__data", "fragments"], entity: ["aPI"], entityList: ["aPIs"] },
  disallowedInputParameterNames: ["self", "_", "aPI"],
};
// The front end warns about definitions of @defer.
console.warn = () => {};

function firstError(files) {
  const source = (file) => new apollo.Source(file.text, file.name);
  try {
    const schema = apollo.loadSchemaFromSources(files.schema.map(source));
    const documents = files.operations.map((file) => apollo.parseOperationDocument(source(file)));
    const document = apollo.mergeDocuments(documents);
    const errors = apollo.validateDocument(schema, document, options);
    if (errors.length) return errors[0].message;
    apollo.compileDocument(schema, document, ...flags, options);
    return null;
  } catch (error) {
    return String(error.message || error);
  }
}

const results = JSON.parse(fs.readFileSync(cases, "utf8")).map(firstError);
process.stdout.write(JSON.stringify(results));
