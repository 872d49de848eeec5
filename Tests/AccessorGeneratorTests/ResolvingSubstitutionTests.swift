import Testing

@Suite("Resolving substitutions")
struct ResolvingSubstitutionTests {
    private static func substitution(
        _ name: String, argument: Int?, type: String = "lld", _ texts: KeyValuePairs<String, String>
    ) -> String {
        let number = argument.map { "\"argNum\":\($0)," } ?? ""
        let cases = "\"variations\":{\(SampleTable.cases("plural", texts))}"
        return "\"\(name)\":{\(number)\"formatSpecifier\":\"\(type)\",\(cases)}"
    }

    private static func sample(_ sentence: String, _ substitutions: String...) throws -> SampleTable {
        let unit = "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(sentence)\"}"
        let list = substitutions.joined(separator: ",")
        return try SampleTable("\"k\":{\"localizations\":{\"en\":{\(unit),\"substitutions\":{\(list)}}}}")
    }

    private static let birds = substitution("birds", argument: 2, ["one": "%arg bird", "other": "%arg birds"])
    private static let trees = substitution("trees", argument: 1, ["one": "a tree", "other": "%arg trees"])

    @Test("Several in one sentence each use their own argument, in any order")
    func several() throws {
        let sample = try Self.sample("%#@birds@ in %#@trees@", Self.birds, Self.trees)
        #expect(sample["k", .integer(1), .integer(2)].resolved(in: "en") == "2 birds in a tree")
        #expect(sample["k", .integer(1200), .integer(1)].resolved(in: "en") == "1 bird in 1,200 trees")
    }

    @Test("One without an argument number takes the next argument")
    func nextArgument() throws {
        let birds = Self.substitution("birds", argument: nil, ["one": "%arg bird", "other": "%arg birds"])
        let sample = try Self.sample("%@ saw %#@birds@", birds)
        #expect(sample["k", .string("Ana"), .integer(1)].resolved(in: "en") == "Ana saw 1 bird")
        let positioned = try Self.sample("%1$@ saw %2$#@birds@", birds)
        #expect(positioned["k", .string("Ana"), .integer(3)].resolved(in: "en") == "Ana saw 3 birds")
    }

    @Test("A bare specifier in a case shows the same number as %arg; numbered ones show their own argument")
    func specifiersInCases() throws {
        let birds = Self.substitution("birds", argument: 2, ["one": "%lld bird", "other": "%lld birds of %1$@"])
        let sample = try Self.sample("%1$@: %#@birds@", birds)
        #expect(sample["k", .string("Ana"), .integer(3)].resolved(in: "en") == "Ana: 3 birds of Ana")
    }

    @Test("A case can refer to another substitution, and one that refers to itself terminates")
    func nested() throws {
        let trees = Self.substitution("trees", argument: 1, ["one": "a tree with %#@birds@", "other": "%arg trees"])
        let sample = try Self.sample("%#@trees@", trees, Self.birds)
        #expect(sample["k", .integer(1), .integer(2)].resolved(in: "en") == "a tree with 2 birds")
        let loop = try Self.sample("%#@a@", Self.substitution("a", argument: 1, ["other": "<%#@a@%#@a@>"]))
        #expect(loop["k", .integer(2)].resolved(in: "en").hasPrefix("<<<<"))
    }

    @Test("%arg uses the format specifier of its substitution")
    func format() throws {
        let miles = Self.substitution("miles", argument: 1, type: ".1f", ["one": "%arg mile", "other": "%arg miles"])
        let sample = try Self.sample("Ran %#@miles@", miles)
        #expect(sample["k", .double(1)].resolved(in: "en") == "Ran 1.0 mile")
        #expect(sample["k", .double(2.25)].resolved(in: "en") == "Ran 2.2 miles")
    }

    @Test("A reference to an unknown substitution, or without its argument, stays as written")
    func undefined() throws {
        let sample = try Self.sample("%#@birds@ and %#@bees@", Self.birds)
        #expect(sample["k", .integer(1), .integer(1)].resolved(in: "en") == "1 bird and %#@bees@")
        #expect(sample["k", .integer(1)].resolved(in: "en") == "%#@birds@ and %#@bees@")
    }
}
