import XCStringsKit

/// A job for translators.
enum TranslationJob: String {
    /// A catalog to a file for translators.
    case export
    /// A translated file with every text changed, to the catalog's new bytes.
    case `import`
    /// Texts to similar ones in the memory.
    case lookUp
    /// Gaps filled with the translations of similar texts.
    case fill

    /// The number of texts that are looked up, in memories of any size.
    static let lookUps = 1_000

    /// Returns the number of texts that the time is for.
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
