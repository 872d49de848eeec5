import CatalogCore
import CatalogRuntime

/// A compiler for some entries of a catalog, which one thread compiles.
struct CatalogCompiler: Sendable {
    /// The errors and warnings about texts, in the order of the entries.
    private(set) var diagnostics: [CompilerDiagnostic] = []
    /// The warnings about duplicate members and members of the wrong type.
    private(set) var shapeProblems: [CompilerDiagnostic] = []
    /// Whether XML can represent all keys and texts.
    private var fitsXML = true

    /// A member of a table, with the rank of its key in the order of the tables.
    private struct RankedMember {
        let rank: Int
        let member: CompiledValue.Member
    }

    /// Where a member is among the results of all compilers, with its rank.
    private struct MemberLocation {
        let rank: Int
        let part: Int32
        let index: Int32
    }

    private let languages: CompiledLanguages
    private let options: CompilationOptions
    private var texts: [[RankedMember]]
    private var rules: [[RankedMember]]
    /// The rank of the entry that is being compiled.
    private var rank = 0
    /// The rank of the last entry with a text for each folder.
    private var present: [Int]
    /// The index of the spelling that probably comes next.
    private var nextSpelling = 0

    /// Compiles entries.
    ///
    /// - Parameter ranks: The rank of each entry of the catalog in the order of the tables; nil if a later entry has its
    ///   key.
    init(
        entries: Range<Int>, of catalog: Catalog, ranks: [Int?], languages: CompiledLanguages,
        options: CompilationOptions
    ) {
        self.languages = languages
        self.options = options
        texts = Array(repeating: [], count: languages.folders.count)
        rules = texts
        present = Array(repeating: -1, count: languages.folders.count)
        var index = entries.lowerBound
        catalog.forEachEntry(in: entries) { entry in
            noteShape(of: entry, sourceLanguage: catalog.sourceLanguage)
            if let rank = ranks[index] {
                self.rank = rank
                compile(entry)
            }
            index += 1
        }
    }

    /// Returns the files that are not empty, ordered by language.
    static func tables(
        named name: String, in languages: CompiledLanguages, joining parts: [CatalogCompiler]
    ) -> [CompiledTable] {
        let fitsXML = parts.allSatisfy(\.fitsXML)
        let tables = languages.folders.indices.flatMap { folder in
            [(CompiledTable.Kind.strings, folder), (.stringsdict, folder)]
        }
        return Concurrent.map(tables, atOnce: 1) { kind, folder -> CompiledTable? in
            let members = Self.members(of: parts) { kind == .strings ? $0.texts[folder] : $0.rules[folder] }
            guard !members.isEmpty else { return nil }
            return CompiledTable(
                name: name, language: languages.folders[folder], kind: kind, members: members,
                fitsXML: fitsXML || members.allSatisfy { $0.firstNotAllowedInXML == nil })
        }.compactMap(\.self)
    }

    /// Returns the members of a table, ordered by rank; those of one key stay in their order.
    private static func members(
        of parts: [CatalogCompiler], _ list: (CatalogCompiler) -> [RankedMember]
    ) -> [CompiledValue.Member] {
        let lists = parts.map(list)
        var locations: [MemberLocation] = []
        locations.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for (part, members) in lists.enumerated() {
            for (index, member) in members.enumerated() {
                locations.append(MemberLocation(rank: member.rank, part: Int32(part), index: Int32(index)))
            }
        }
        // Locations are moved without counting references.
        locations.sort { ($0.rank, $0.part, $0.index) < ($1.rank, $1.part, $1.index) }
        return locations.map { lists[Int($0.part)][Int($0.index)].member }
    }

    private mutating func noteShape(of entry: Entry, sourceLanguage: LanguageTag?) {
        for problem in entry.problems {
            let found: CompilerProblem
            switch problem.kind {
            case .duplicateMember(let name, _): found = .doubledMember(name)
            case .wrongType(let name, let expected, _): found = .wrongType(name, expected: expected)
            default: continue
            }
            shapeProblems.append(
                CompilerDiagnostic(
                    problem: found, language: sourceLanguage?.spelling ?? "en", key: entry.key.string, part: nil,
                    location: problem.location))
        }
    }

    /// Compiles an entry in all languages.
    private mutating func compile(_ entry: Entry) {
        let source = sourceContent(of: entry)
        let key = entry.key.string
        if let scalar = key.firstNotAllowedInXML {
            fitsXML = false
            diagnostics.append(
                CompilerDiagnostic(
                    problem: .notAllowedInXML(scalar), language: languages.sourceFolder ?? "en", key: key, part: nil,
                    location: entry.key.location))
        }
        for localization in entry.localizations where !localization.content.isEmpty {
            guard let index = spelled(localization.language)?.folder, present[index] != rank else { continue }
            present[index] = rank
            if index == languages.source, isLeftOut(localization.content, of: entry) { continue }
            compile(localization, key: key, source: source, into: index)
        }
        guard needsKey(entry, source: source) else { return }
        for index in languages.folders.indices where present[index] != rank {
            let isSource = index == languages.source
            guard isSource == (source == nil) else { continue }
            add(text: key, key: key, to: index)
        }
    }

    private mutating func sourceContent(of entry: Entry) -> LocalizedContent? {
        guard languages.sourceFolder != nil else { return nil }
        for localization in entry.localizations where !localization.content.isEmpty {
            if spelled(localization.language)?.isSource == true { return localization.content }
        }
        return nil
    }

    /// Returns what is known of a language of the catalog.
    ///
    /// Most entries have their languages in the same order, so that the first guess is right.
    private mutating func spelled(_ language: LanguageTag) -> CompiledLanguages.Spelled? {
        let all = languages.spelled
        for step in all.indices {
            let index = (nextSpelling + step) % all.count
            if all[index].language == language {
                nextSpelling = index + 1
                return all[index]
            }
        }
        return nil
    }

    /// Returns whether a source text is left out, because it is `new` and the code already has it as the default value.
    private func isLeftOut(_ content: LocalizedContent, of entry: Entry) -> Bool {
        guard content.variations.isEmpty, content.substitutions.isEmpty, content.unit?.state == .new else {
            return false
        }
        return entry.extractionState != .manual && !options.includesAllStrings
    }

    /// Returns whether the key becomes the text of languages that have none.
    ///
    /// Without a source text, the source language needs the key if the key is manual, because code has no default value
    /// for it. Other keys become the text only with `includesAllStrings`. With a source text, the other languages need
    /// a manual key if the source text takes arguments or varies.
    private func needsKey(_ entry: Entry, source: LocalizedContent?) -> Bool {
        guard entry.extractionState == .manual else { return options.includesAllStrings && source == nil }
        guard let source else { return true }
        if !source.variations.isEmpty || !source.substitutions.isEmpty { return true }
        return source.unit?.value.map { $0.mayHaveSpecifiers && !FormatString(utf8: $0.utf8).specifiers.isEmpty }
            ?? false
    }

    private mutating func compile(
        _ localization: Localization, key: String, source: LocalizedContent?, into index: Int
    ) {
        var compiler = ContentCompiler(localization.content, source: source, key: key, layout: options.layout)
        let result = compiler.compile()
        for problem in compiler.problems {
            diagnostics.append(
                CompilerDiagnostic(
                    problem: problem.problem, language: localization.language.spelling, key: key,
                    part: problem.part.isWhole ? nil : problem.part.description, location: problem.location))
        }
        if let scalar = result.text?.firstNotAllowedInXML ?? result.rule?.firstNotAllowedInXML {
            fitsXML = false
            diagnostics.append(
                CompilerDiagnostic(
                    problem: .notAllowedInXML(scalar), language: localization.language.spelling, key: key, part: nil,
                    location: localization.content.location))
        }
        if options.layout == .stringsOnly {
            guard let text = result.text ?? result.rule?.plainText else { return }
            return add(text: text, key: key, to: index)
        }
        if let text = result.text { add(text: text, key: key, to: index) }
        if let rule = result.rule {
            rules[index].append(RankedMember(rank: rank, member: CompiledValue.Member(key, rule)))
        }
    }

    private mutating func add(text: String, key: String, to index: Int) {
        let member = RankedMember(rank: rank, member: CompiledValue.Member(key, .text(text)))
        switch options.layout {
        case .stringsAndStringsDict, .stringsOnly: texts[index].append(member)
        case .stringsDictOnly: rules[index].append(member)
        }
    }
}
