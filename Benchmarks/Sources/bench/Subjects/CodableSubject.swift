import Foundation

/// Foundation's `JSONDecoder` and `JSONEncoder` with typed values.
struct CodableSubject: Subject {
    func measure(_ job: Job, _ path: String) async throws -> Timing {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        switch job {
        case .parse: return try await Timing.of { try Self.decode(data) }
        case .write:
            let catalog = try Self.decode(data)
            return try await Timing.of { try Self.encode(catalog) }
        case .edit: return try await Timing.of { try Self.edited(data) }
        case .rewrite:
            let file = try EditedCopy(of: path).url
            return try await Timing.of { try Self.edited(Data(contentsOf: file)).write(to: file, options: .atomic) }
        default: throw SubjectError.unsupported(job)
        }
    }

    private static func decode(_ data: Data) throws -> CodableCatalog {
        try JSONDecoder().decode(CodableCatalog.self, from: data)
    }

    /// Writes with indentation, like a catalog, and sorted, because dictionaries have no order.
    private static func encode(_ catalog: CodableCatalog) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(catalog)
    }

    private static func edited(_ data: Data) throws -> Data {
        var catalog = try decode(data)
        let unit = catalog.strings[SampleEdit.key]?.localizations?[SampleEdit.language]?.stringUnit
        guard unit != nil else { throw SubjectError.noSuchKey(SampleEdit.key) }
        catalog.strings[SampleEdit.key]?.localizations?[SampleEdit.language]?.stringUnit?.value = SampleEdit.value
        return try encode(catalog)
    }
}
