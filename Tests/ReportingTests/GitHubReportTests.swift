import Reporting
import Source
import Testing

@Suite struct GitHubReportTests {
  @Test func propertiesAndDataAreEscaped() {
    let odd = Diagnostic(
      .graphqlSyntax, .error, "a%0A\r\nb::error::c", at: Location("x:y,z%.graphql", TextRange(at: 0)))
    #expect(
      Sample.report([odd, Sample.warning]).render(.github) == """
        ::warning file=Generated/Old+Mock%2C1.graphql.swift,title=output/orphaned::Nothing asks for this file␛[31m␇.%0ARemove it.
        ::error file=x%3Ay%2Cz%25.graphql,title=graphql-syntax::a%250A%0D%0Ab::error::c

        """)
  }

  @Test func columnsNeedASingleLine() {
    let two = Diagnostic(
      .graphqlSyntax, .hint, "m", at: Location(Sample.operations.path, TextRange(0, 12)))
    #expect(
      Sample.report([two, Sample.error]).render(.github) == """
        ::notice file=graphql/häuser & co/a.graphql,line=1,endLine=2,title=graphql-syntax::m
        ::error file=graphql/häuser & co/a.graphql,line=2,endLine=2,col=11,endColumn=15,title=graphql/FieldsOnCorrectType\
        ::Cannot query field "nmae" on type { "Hero" }: 100%25, <really>.%0Aschema.graphqls:1: type 'Hero' is defined here

        """)
  }
}
