import XCStringsKit

/// A job of the exchange with translators.
enum TranslationJob: String {
    /// Exports a catalog to a file for translators.
    case export
    /// Imports a translated file in which every text has changed, and plans the catalog's new bytes.
    case `import`
    /// Finds similar texts in the memory.
    case lookUp
    /// Fills gaps with the translations of similar texts.
    case fill

    /// The number of texts to search for, whatever the size of the memory.
    static let lookUps = 1_000

    /// Returns the number of texts that one run processes.
    func count(of keys: Int) -> Int { self == .lookUp || self == .fill ? Self.lookUps : keys }

    /// Measures the job with a catalog of this number of keys.
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
