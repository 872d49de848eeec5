import Testing

@testable import TestSupport

@Suite("The JSON Schema reader for tests")
struct JSONSchemaTests {
    private static let schema = """
        { "type": "object", "required": ["a"], "properties": {
          "a": { "type": ["integer", "null"], "minimum": 1 },
          "b": { "type": "array", "items": { "enum": ["x", "y"] } } } }
        """

    private func faults(_ text: String) throws -> [String] {
        try JSONSchema(text: Self.schema).faults(in: JSONValue(parsing: text))
    }

    @Test("A valid value has no faults", arguments: [#"{"a":1}"#, #"{"a":null,"b":["x","y"]}"#])
    func fits(text: String) throws {
        #expect(try faults(text) == [])
    }

    @Test(
        "Wrong types, values and members are found",
        arguments: [#"{}"#, #"{"a":true}"#, #"{"a":0}"#, #"{"a":1.5}"#, #"{"a":1,"c":1}"#, #"{"a":1,"b":["z"]}"#, "[]"])
    func doesNotFit(text: String) throws {
        #expect(try faults(text).count == 1)
    }

    @Test("An unknown keyword is a fault of the schema")
    func unknownWord() throws {
        #expect(try JSONSchema(text: #"{ "oneOf": [] }"#).faults(in: .null).count == 1)
    }
}
