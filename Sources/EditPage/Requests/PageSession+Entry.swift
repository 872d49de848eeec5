import CatalogCore
import CatalogEditing
import CatalogLint
import Foundation
import Sessions

extension PageSession {
    /// Returns a key in one language for the editor; nil if the key no longer exists.
    package nonisolated func answer(_ request: EntryRequest) async -> EntryAnswer? {
        await refresh()
        let snapshot = await snapshot()
        return snapshot.entry(request)
    }

    /// Returns several keys in one language, for the next keys of the list; nil for a key that no longer exists.
    package nonisolated func answer(_ request: EntriesRequest) async -> EntriesAnswer {
        await refresh()
        let snapshot = await snapshot()
        return EntriesAnswer(
            entries: request.keys.prefix(EntriesRequest.limit).map { key in
                snapshot.entry(EntryRequest(table: key.table, key: key.key, language: request.language))
            })
    }

    /// Checks texts before they are saved; nil if the key no longer exists.
    package nonisolated func answer(_ request: TrialRequest) async -> TrialAnswer? {
        let snapshot = await snapshot()
        let asked = EntryRequest(table: request.table, key: request.key, language: request.language)
        guard let location = snapshot.location(of: asked) else { return nil }
        let changes = request.texts.compactMap { text -> EntryChange? in
            guard let part = text.part.isEmpty ? .whole : PartPath(text.part) else { return nil }
            return .text(location.language.tag, part, text.text, .translated)
        }
        let table = snapshot.project.editable(location.table)
        return TrialAnswer(changes, to: location.entry, in: location.language.tag, of: table)
            .refusing(snapshot.project.obstacle(in: location.table, location.language.tag))
    }

    /// Returns the finished translations of equal or similar texts; nil if the key no longer exists.
    package nonisolated func matches(_ request: EntryRequest) async -> MatchesAnswer? {
        guard let location = await snapshot().location(of: request) else { return nil }
        guard !location.language.facts.isSource else { return MatchesAnswer(matches: []) }
        return MatchesAnswer(for: location.entry, in: location.language.tag, from: await translations())
    }

    /// Asks the sources of suggestions for the texts of a key; nil if the key no longer exists.
    package nonisolated func suggestion(_ request: EntryRequest) async -> SuggestionAnswer? {
        let snapshot = await snapshot()
        guard let location = snapshot.location(of: request) else { return nil }
        let found = await suggestions.answer(
            for: request.key, in: location.language.tag, of: snapshot.project.editable(location.table),
            among: snapshot.project.project, workspace: snapshot.project.workspace
        ) { await translations() }
        let texts = found.texts.map { PartText(part: $0.key.description, text: $0.value) }
        return SuggestionAnswer(texts: texts.sorted { $0.part < $1.part }, source: found.source, reason: found.reason)
    }

    /// Returns the last authors of a key's texts; nil if the key no longer exists.
    package nonisolated func origins(_ request: EntryRequest) async -> OriginsAnswer? {
        let snapshot = await snapshot()
        guard let location = snapshot.location(of: request) else { return nil }
        guard let history = await history(ofTableAt: request.table) else { return OriginsAnswer(origins: []) }
        return OriginsAnswer(of: location.entry, in: location.language.tag, history)
    }
    /// Returns the uses of a key in code; nil if the key no longer exists.
    ///
    /// - Parameter environment: The environment of the program that reads code.
    package nonisolated func usages(_ request: EntryRequest, environment: [String: String]) async -> UsagesAnswer? {
        guard await snapshot().location(of: request) != nil else { return nil }
        // The program that reads code prints an error if there is no code.
        guard await hasCode else { return UsagesAnswer(places: []) }
        let found = await SourcesProgram.usages(
            of: request.key, inTableAt: request.table, environment: environment)
        return UsagesAnswer(found?.usages ?? [])
    }
}

extension UsagesAnswer {
    /// The maximum length of a line of code, in characters.
    private static let longestLine = 200

    /// Creates the answer for usages, with their lines of code.
    init(_ usages: [UsageList.Usage]) {
        let files = Dictionary(grouping: usages, by: \.path).mapValues { usages in
            usages.first.flatMap { usage in
                try? FileReader.read(usage.path).bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            }
        }
        places = usages.map { usage in
            let lines = files[usage.path] ?? nil
            let line = lines.flatMap { $0.indices.contains(usage.line - 1) ? $0[usage.line - 1] : nil }
            let code = line.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) }
            return Usage(
                location: "\(usage.path):\(usage.line)", code: code.map { String($0.prefix(Self.longestLine)) })
        }
    }
}

extension PageSnapshot {
    /// The table, entry and language of a request.
    struct Location {
        let table: Int
        let entry: EntryContext
        /// The language in the spelling of the table.
        let language: ShownLanguage
    }

    /// Finds the key of a request; nil if the key no longer exists.
    func location(of request: EntryRequest) -> Location? {
        guard let table = project.index(ofTable: request.table), let entry = project.entry(request.key, in: table)
        else {
            return nil
        }
        return Location(
            table: table, entry: entry, language: ShownLanguage(LanguageTag(request.language), in: entry.table))
    }

    /// Returns a key in one language for the editor; nil if the key no longer exists.
    func entry(_ request: EntryRequest) -> EntryAnswer? {
        guard let location = location(of: request) else { return nil }
        let table = project.editable(location.table)
        let trial = TrialAnswer([], to: location.entry, in: location.language.tag, of: table)
            .refusing(project.obstacle(in: location.table, location.language.tag))
        return EntryAnswer(
            location.entry, in: location.language, asked: request.language, revision: revision, trial: trial,
            notes: NotesFile(forTableAt: request.table, in: project.workspace)?.path)
    }
}
