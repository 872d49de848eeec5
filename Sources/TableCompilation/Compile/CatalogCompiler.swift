import CatalogCore
import CatalogRuntime

/// A compiler for the entries of a catalog.
struct CatalogCompiler {
    private(set) var diagnostics: [CompilerDiagnostic] = []

    private let languages: CompiledLanguages
    private let options: CompilationOptions
    private var texts: [[CompiledValue.Member]]
    private var rules: [[CompiledValue.Member]]
    /// The first spelling of a language for each folder.
    private var owners: [String: String] = [:]
    /// The spellings of languages that already have a diagnostic.
    private var named: Set<String> = []

    init(languages: CompiledLanguages, options: CompilationOptions) {
        self.languages = languages
        self.options = options
        texts = Array(repeating: [], count: languages.folders.count)
        rules = texts
    }

    /// Returns the files that are not empty, ordered by language.
    func tables(named name: String) -> [CompiledTable] {
        languages.folders.indices.flatMap { index in
            let kinds: [(CompiledTable.Kind, [CompiledValue.Member])] = [
                (.strings, texts[index]), (.stringsdict, rules[index]),
            ]
            return kinds.filter { !$0.1.isEmpty }.map { kind, members in
                CompiledTable(name: name, language: languages.folders[index], kind: kind, members: members)
            }
        }
    }

    /// Compiles an entry in all languages.
    mutating func compile(_ entry: Entry) {
        let source = sourceContent(of: entry)
        let key = entry.key.string
        if let scalar = key.firstNotAllowedInXML {
            diagnostics.append(
                CompilerDiagnostic(
                    problem: .notAllowedInXML(scalar), language: languages.sourceFolder ?? "en", key: key, part: nil,
                    place: entry.key.place))
        }
        var present: Set<Int> = []
        for localization in entry.localizations where !localization.content.isEmpty {
            guard let folder = languages.folder(of: localization.language) else {
                noteLanguage(.unusableLanguage, localization, key: key)
                continue
            }
            noteOwner(of: folder, localization, key: key)
            guard let index = languages.index(of: localization.language), present.insert(index).inserted else {
                continue
            }
            if index == languages.source, isLeftOut(localization.content, of: entry) { continue }
            compile(localization, key: key, source: source, into: index)
        }
        guard needsKey(entry, source: source) else { return }
        for index in languages.folders.indices where !present.contains(index) {
            let isSource = index == languages.source
            guard isSource == (source == nil) else { continue }
            add(text: key, key: key, to: index)
        }
    }

    private func sourceContent(of entry: Entry) -> LocalizedContent? {
        guard let folder = languages.sourceFolder else { return nil }
        return entry.localizations.first { !$0.content.isEmpty && languages.folder(of: $0.language) == folder }?.content
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
                    part: problem.part.isWhole ? nil : problem.part.description, place: problem.place))
        }
        if let scalar = result.text?.firstNotAllowedInXML ?? result.rule?.firstNotAllowedInXML {
            diagnostics.append(
                CompilerDiagnostic(
                    problem: .notAllowedInXML(scalar), language: localization.language.spelling, key: key, part: nil,
                    place: localization.content.place))
        }
        if options.layout == .stringsOnly {
            guard let text = result.text ?? result.rule?.plainText else { return }
            return add(text: text, key: key, to: index)
        }
        if let text = result.text { add(text: text, key: key, to: index) }
        if let rule = result.rule { rules[index].append(CompiledValue.Member(key, rule)) }
    }

    private mutating func add(text: String, key: String, to index: Int) {
        let member = CompiledValue.Member(key, .text(text))
        switch options.layout {
        case .stringsAndStringsDict, .stringsOnly: texts[index].append(member)
        case .stringsDictOnly: rules[index].append(member)
        }
    }

    // MARK: - Languages

    private mutating func noteOwner(of folder: String, _ localization: Localization, key: String) {
        let spelling = localization.language.spelling
        let owner = owners[folder] ?? spelling
        owners[folder] = owner
        if owner != spelling { noteLanguage(.sameFolder(language: owner, folder: folder), localization, key: key) }
    }

    /// Adds a diagnostic about a language, at most once per spelling.
    private mutating func noteLanguage(_ problem: CompilerProblem, _ localization: Localization, key: String) {
        guard named.insert(localization.language.spelling).inserted else { return }
        diagnostics.append(
            CompilerDiagnostic(
                problem: problem, language: localization.language.spelling, key: key, part: nil,
                place: localization.languagePlace))
    }
}
