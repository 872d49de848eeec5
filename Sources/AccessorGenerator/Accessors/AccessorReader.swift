import CatalogCore

/// A reader that determines which keys of a catalog get an accessor, and creates the accessors.
struct AccessorReader {
    private let catalog: Catalog
    private let settings: GenerationSettings
    private let lines: LineIndex
    private let words: WordSpelling
    private(set) var accessors: [Accessor] = []
    private(set) var leftOut: [LeftOutKey] = []

    init(_ catalog: Catalog, settings: GenerationSettings) {
        self.catalog = catalog
        self.settings = settings
        lines = LineIndex(catalog.files[0].bytes)
        words = settings.wordSpelling
        guard !Self.isMadeByInterfaceBuilder(catalog) else { return }
        for index in 0..<catalog.entryCount { read(index) }
    }

    /// Returns whether a catalog contains the texts of a storyboard: it is in an `.lproj` folder, such as `mul.lproj`.
    ///
    /// Code does not use the keys of such texts.
    static func isMadeByInterfaceBuilder(_ catalog: Catalog) -> Bool {
        TablePath.projectFolder(of: catalog.path) != nil
    }

    private mutating func read(_ index: Int) {
        let entry = catalog.entry(at: index)
        guard isSelected(entry) else { return }
        let key = entry.key.string
        let origin = KeyOrigin(path: catalog.path, lines: lines, offset: entry.key.range.lowerBound)
        switch name(of: key, entry) {
        case .failure(let rejection):
            leftOut.append(LeftOutKey(key: key, location: origin.location, reason: rejection.reason))
        case .success((let name, let arguments)):
            let documentation = AccessorDocumentation(entry, source: catalog.sourceLanguage).documentation
            accessors.append(
                Accessor(
                    key: key, origin: origin, entry: index, name: name, arguments: arguments,
                    documentation: documentation, isManual: entry.extractionState == .manual))
        }
    }

    private func isSelected(_ entry: Entry) -> Bool {
        guard entry.extractionState != .stale, entry.generatesSymbol != false else { return false }
        return settings.selectedKeys == .all || entry.extractionState == .manual
    }

    private func name(
        of key: String, _ entry: Entry
    ) -> Result<(AccessorName, [AccessorArgument]), ArgumentReader.Rejection> {
        guard !entry.localizations.contains(where: { $0.content.stringSet != nil }) else {
            return .failure(.init(reason: .phrases))
        }
        if let name = entry.doubledText { return .failure(.init(reason: .doubledMember(name))) }
        let isNested = settings.style == .portable
        let symbol = isNested ? nil : SwiftSymbol(key: key)
        let found = isNested ? AccessorName(nested: key, words: words) : symbol.flatMap { AccessorName($0) }
        guard let name = found else {
            return .failure(.init(reason: isNested && AccessorName.isTooDeep(key) ? .tooManyParts : .noName))
        }
        if let symbol {
            if symbol.isReserved { return .failure(.init(reason: .reservedWord(symbol.name))) }
            // Xcode requires a letter in the name.
            if !symbol.name.contains(where: \.isLetter) { return .failure(.init(reason: .noName)) }
        }
        return ArgumentReader.arguments(of: entry, source: catalog.sourceLanguage).flatMap { arguments in
            for argument in arguments where settings.style.type(of: argument) == nil {
                return .failure(.init(reason: .unknownType(specifier: argument.specifier?.spelling ?? "*")))
            }
            return .success((name, arguments))
        }
    }
}
