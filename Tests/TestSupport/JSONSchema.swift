import Foundation

/// A schema of `docs/schemas`.
///
/// Only the JSON Schema keywords used there are supported; an unknown keyword is a fault.
///
/// The validation is stricter than JSON Schema requires: a member that the schema does not name is a fault too.
public struct JSONSchema: Sendable {
    private let root: JSONValue
    private let common: JSONValue

    /// The folder of the schemas.
    public static let folder = SourceTree.package.appendingPathComponent("docs/schemas")

    /// Returns the names of the commands that have a schema.
    public static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(".json".count)) }.filter { $0 != "common" }.sorted()
    }

    /// Reads the schema of a command.
    public init(named name: String) throws {
        root = try Self.read(name)
        common = try Self.read("common")
    }

    /// Creates a schema from text without references.
    init(text: String) throws {
        root = try JSONValue(parsing: text)
        common = .null
    }

    private static func read(_ name: String) throws -> JSONValue {
        try JSONValue(parsing: String(contentsOf: folder.appendingPathComponent("\(name).json"), encoding: .utf8))
    }

    /// Returns the faults of a value with their locations; empty for a valid value.
    public func faults(in value: JSONValue) -> [String] { faults(in: value, by: root, at: "$") }

    private static let words: Set<String> = [
        "$schema", "$id", "title", "description", "type", "properties", "required", "items", "enum", "const", "minimum",
        "additionalProperties", "$ref",
    ]

    private func faults(in value: JSONValue, by schema: JSONValue, at location: String) -> [String] {
        guard case .object(let members) = schema else { return ["\(location): the schema is no object"] }
        var faults = Set(members.keys).subtracting(Self.words).sorted().map { "\(location): unknown word \($0)" }
        if let reference = members["$ref"]?.text {
            guard let target = definition(reference) else { return ["\(location): nothing is at \(reference)"] }
            faults += self.faults(in: value, by: target, at: location)
        }
        faults += plainFaults(in: value, by: members, at: location)
        if case .object(let object) = value { faults += memberFaults(in: object, by: members, at: location) }
        if let items = members["items"] {
            faults += value.elements.enumerated().flatMap { self.faults(in: $1, by: items, at: "\(location)[\($0)]") }
        }
        return faults
    }

    private func plainFaults(in value: JSONValue, by schema: [String: JSONValue], at location: String) -> [String] {
        var faults: [String] = []
        if let type = schema["type"] {
            let names = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
            if value.typeNames.isDisjoint(with: names) { faults.append("\(location): is not \(names)") }
        }
        if let choices = schema["enum"], !choices.elements.contains(value) { faults.append("\(location): \(value)") }
        if let only = schema["const"], only != value { faults.append("\(location): is not \(only)") }
        if case .number(let least)? = schema["minimum"], case .number(let number) = value, number < least {
            faults.append("\(location): is below \(least)")
        }
        return faults
    }

    private func memberFaults(
        in object: [String: JSONValue], by schema: [String: JSONValue], at location: String
    ) -> [String] {
        guard schema["$ref"] == nil else { return [] }
        let missing = (schema["required"]?.elements ?? []).compactMap(\.text).filter { object[$0] == nil }
        return missing.map { "\(location): \($0) is missing" }
            + object.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
                guard let member = schema["properties"]?[name] ?? schema["additionalProperties"] else {
                    return ["\(location): no schema names \(name)"]
                }
                return faults(in: value, by: member, at: "\(location).\(name)")
            }
    }

    private func definition(_ reference: String) -> JSONValue? {
        let prefix = "common.json#/$defs/"
        guard reference.hasPrefix(prefix) else { return nil }
        return common["$defs"]?[String(reference.dropFirst(prefix.count))]
    }
}
