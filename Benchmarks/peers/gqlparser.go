// Times gqlparser on a schema and operations. Arguments: the schema, a file that lists the operations' files, the
// number of rounds. Prints one JSON object: medians in milliseconds and the number of errors.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/parser"
	"github.com/vektah/gqlparser/v2/validator"
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(path string) *ast.Source {
	bytes, err := os.ReadFile(path)
	must(err)
	return &ast.Source{Name: path, Input: string(bytes)}
}

// Returns the median time of some rounds, after an uncounted one.
func measure(rounds int, work func()) float64 {
	work()
	times := make([]float64, rounds)
	for i := range times {
		start := time.Now()
		work()
		times[i] = float64(time.Since(start).Microseconds()) / 1000
	}
	sort.Float64s(times)
	return times[rounds/2]
}

func main() {
	schemaSource := read(os.Args[1])
	list := read(os.Args[2]).Input
	rounds, err := strconv.Atoi(os.Args[3])
	must(err)
	var sources []*ast.Source
	for _, path := range strings.Fields(list) {
		sources = append(sources, read(path))
	}
	result := map[string]interface{}{"name": "gqlparser"}
	result["parseSchema"] = measure(rounds, func() {
		_, err := parser.ParseSchema(schemaSource)
		if err != nil {
			must(err)
		}
	})
	var schema *ast.Schema
	result["loadSchema"] = measure(rounds, func() {
		loaded, err := gqlparser.LoadSchema(schemaSource)
		if err != nil {
			must(err)
		}
		schema = loaded
	})
	result["parseOperations"] = measure(rounds, func() {
		for _, source := range sources {
			_, err := parser.ParseQuery(source)
			if err != nil {
				must(err)
			}
		}
	})
	errors := 0
	result["parseAndValidate"] = measure(rounds, func() {
		errors = 0
		for _, source := range sources {
			document, err := parser.ParseQuery(source)
			if err != nil {
				must(err)
			}
			errors += len(validator.Validate(schema, document))
		}
	})
	result["parseAndValidateWhole"] = measure(rounds, func() {
		whole := &ast.QueryDocument{}
		for _, source := range sources {
			document, err := parser.ParseQuery(source)
			if err != nil {
				must(err)
			}
			whole.Operations = append(whole.Operations, document.Operations...)
			whole.Fragments = append(whole.Fragments, document.Fragments...)
		}
		validator.Validate(schema, whole)
	})
	result["errors"] = errors
	must(json.NewEncoder(os.Stdout).Encode(result))
}
