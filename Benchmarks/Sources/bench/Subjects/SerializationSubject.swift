import Foundation

/// Foundation's `JSONSerialization` with untyped values.
struct SerializationSubject: Subject {
    func measure(_ job: Job, _ path: String) async throws -> Timing {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        switch job {
        case .parse: return try await Timing.of { try JSONSerialization.jsonObject(with: data) }
        case .write:
            let object = try JSONSerialization.jsonObject(with: data)
            return try await Timing.of { try Self.encode(object) }
        case .edit: return try await Timing.of { try Self.edited(data) }
        default: throw SubjectError.unsupported(job)
        }
    }

    /// Writes with indentation, like a catalog, and sorted, because dictionaries have no order.
    private static func encode(_ object: Any) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    private static func edited(_ data: Data) throws -> Data {
        let path = ["strings", SampleEdit.key, "localizations", SampleEdit.language, "stringUnit", "value"]
        return try encode(try replaced(try JSONSerialization.jsonObject(with: data), at: path[...]))
    }

    /// Returns the value with the part at `path` replaced.
    private static func replaced(_ value: Any, at path: ArraySlice<String>) throws -> Any {
        guard let name = path.first else { return SampleEdit.value }
        guard var object = value as? [String: Any] else { throw SubjectError.unexpectedShape }
        guard let member = object[name] else { throw SubjectError.noSuchKey(name) }
        object[name] = try replaced(member, at: path.dropFirst())
        return object
    }
}
