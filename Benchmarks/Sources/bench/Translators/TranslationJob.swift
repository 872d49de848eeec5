import XCStringsKit

/// Work with a catalog of so many keys for those who translate it.
enum TranslationJob: String {
    /// A catalog to a file for translators.
    case export
    /// A file that came back, with every text changed, to the catalog's new bytes.
    case `import`
    /// Texts that the memory has nearly so.
    case lookUp
    /// Texts that the memory has nearly so, filled into a catalog that lacks them.
    case fill

    /// How many texts are looked up in memories of any size.
    static let lookUps = 1_000

    /// How many things the time is for.
    func count(of keys: Int) -> Int { self == .lookUp || self == .fill ? Self.lookUps : keys }

    /// Does the job with a catalog of so many keys.
    func measure(keys: Int) async throws -> Timing {
        let sample = try await TranslationSample(keys: keys)
        switch self {
        case .export: return await Timing.of { sample.exported() }
        case .import:
            let received = Array(sample.translatedAnew().utf8)
            return try await Timing.of { try sample.imported(received) }
        case .lookUp:
            let memory = TranslationMemory([sample.catalog])
            return await Timing.of {
                sample.nearTexts.map { memory.matches(for: $0, from: "en", to: "pt-BR", limit: 1) }
            }
        case .fill:
            let project = await sample.projectWithGaps()
            return await Timing.of {
                let memory = MemorySource(TranslationMemory(project.tables))
                return await Filler([.source(memory)]).fill(
                    project.tables, of: project, settings: { _ in LintSettings(requiredLanguages: ["pt-BR"]) })
            }
        }
    }
}
