import CatalogCore

/// An occurrence of a key between quotes or tags in a file that is not Swift.
package struct Mention: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The position in the file.
    package let position: TextPosition
    /// Whether the occurrence is a lookup, such as Objective-C's `NSLocalizedString(@"key", …)`.
    package let isLookup: Bool
    /// The name of the table that the lookup asks; nil if it is unknown.
    package private(set) var table: String?

    /// Returns whether the occurrence is a lookup that asks a table, or any if the name is nil.
    func isLookup(in name: String?) -> Bool { isLookup && (name == nil || table == nil || table == name) }
}

/// The occurrences of keys in files of other kinds: Objective-C and C, Interface Builder, property lists, JSON.
///
/// These files are not parsed: any text between quotes or tags can be a key that unknown code looks up.
package struct Mentions: Sendable {
    private var locations: [ExactText: [Mention]] = [:]
    /// The texts that macros of C complete.
    private var patterns: [(glob: KeyGlob, reference: PossibleReference)] = []
    /// Lookups of unknown keys in Objective-C.
    private(set) var referencesToAllKeys: [PossibleReference] = []
    /// The classes and protocols that Objective-C declares.
    private(set) var types: Set<String> = []
    /// The identifiers that a code generator could make of a key, by key.
    private var names: [ExactText: [PossibleReference]] = [:]

    /// Whether no file refers to any key.
    var isEmpty: Bool { locations.isEmpty && patterns.isEmpty && referencesToAllKeys.isEmpty && names.isEmpty }

    /// Creates an empty value.
    package init() {}

    /// Returns the occurrences of a key in files other than data, in which any text can equal a key by chance.
    package func locations(of key: String) -> [Mention] {
        (locations[ExactText(key)] ?? []).filter { !$0.path.hasSuffix(".json") }
    }

    /// Searches files for keys.
    ///
    /// - Parameters:
    ///   - keys: The keys to search for.
    ///   - index: The uses of keys in code, which are not mentions as well.
    package init(of keys: Set<ExactText>, in files: [OtherFile], besides index: SourceIndex? = nil) {
        let longest = MentionReader.longestText(of: keys)
        let identifiers = IdentifierScan(keys)
        for file in files {
            let code = index?.file(at: file.path).flatMap { $0.isC && CCode.canRead($0.bytes) ? $0 : nil }
            let known = code.flatMap { index?.offsetsOfUses(in: $0.path) }
            take(file, keys, longest, besides: known)
            if file.isCode { takeNames(file, identifiers) }
            if file.isDataModel { types.formUnion(PlainNames.entities(in: file.text)) }
        }
    }

    /// Adds the names of a file that stand for keys without quotation marks.
    private mutating func takeNames(_ file: OtherFile, _ identifiers: IdentifierScan) {
        if file.isC { types.formUnion(PlainNames.types(in: file.text)) }
        var lines: LineIndex?
        identifiers.forEach(in: file.text) { name in
            let index = lines ?? LineIndex(file.text)
            lines = index
            let reference = PossibleReference(
                kind: .accessor, text: name.name, path: file.path, position: index.position(at: name.offset))
            for key in name.keys { names[key, default: []].append(reference) }
        }
    }

    /// Adds the keys of a file.
    ///
    /// - Parameter known: The offsets of the keys that known lookups use; nil if the file is not read as code.
    private mutating func take(
        _ file: OtherFile, _ keys: Set<ExactText>, _ longest: Int, besides known: Set<Int>?
    ) {
        let bytes = file.text
        let reader = MentionReader(bytes, longest: longest, readsApostrophes: file.isScript)
        var lines: LineIndex?
        if known == nil, file.path.hasSuffix(".m") || file.path.hasSuffix(".mm") {
            referencesToAllKeys += reader.openLookups().map { offset in
                let position = LineIndex(bytes).position(at: offset)
                return PossibleReference(kind: .anyKey, text: "*", path: file.path, position: position)
            }
        }
        let groups = file.isC ? AdjacentLiterals.all(among: reader.literals(), in: bytes) : []
        let joined = Set(groups.flatMap(\.literals).map(\.lowerBound))
        let list = ShownPropertyList(file)
        reader.forEachText { range in
            guard !joined.contains(range.lowerBound), known?.contains(range.lowerBound) != true else { return }
            let text = ExactText(reader.text(in: range))
            guard keys.contains(text) else { return }
            let index = lines ?? LineIndex(bytes)
            lines = index
            let isShown = list?.shows(range) ?? false
            let mention = Mention(
                path: file.path, position: index.position(at: range.lowerBound),
                isLookup: isShown || MentionReader.isLookup(before: range.lowerBound, in: bytes),
                table: isShown ? list?.table : nil)
            locations[text, default: []].append(mention)
        }
        if file.isScript { takeWords(file, keys, longest, &lines) }
        for group in groups where group.literals.first.map({ known?.contains($0.lowerBound) != true }) ?? true {
            take(group, reader, keys, of: file, &lines)
        }
        // The binary form has no lines.
        for text in Set(file.values.map(ExactText.init)) where keys.contains(text) {
            let mention = Mention(
                path: file.path, position: .start, isLookup: list != nil, table: list?.table)
            locations[text, default: []].append(mention)
        }
    }

    /// Adds the keys that a script or a data file has without quotation marks.
    private mutating func takeWords(
        _ file: OtherFile, _ keys: Set<ExactText>, _ longest: Int, _ lines: inout LineIndex?
    ) {
        var found: Set<ByteRange> = []
        func note(_ range: ByteRange) {
            if keys.contains(ExactText(String(decoding: file.text[range], as: UTF8.self))) { found.insert(range) }
        }
        PlainNames.forEachWord(in: file.text, longest: longest, note)
        PlainNames.forEachValue(in: file.text, longest: longest, note)
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let index = lines ?? LineIndex(file.text)
            lines = index
            let text = ExactText(String(decoding: file.text[range], as: UTF8.self))
            locations[text, default: []].append(
                Mention(path: file.path, position: index.position(at: range.lowerBound), isLookup: false))
        }
    }

    /// Adds the text that the compiler joins from literals, or its pattern if there are macros among them.
    private mutating func take(
        _ group: AdjacentLiterals, _ reader: MentionReader, _ keys: Set<ExactText>, of file: OtherFile,
        _ lines: inout LineIndex?
    ) {
        guard let start = group.literals.first?.lowerBound else { return }
        var texts = [""]
        for piece in group.pieces {
            switch piece {
            case .literal(let range): texts[texts.count - 1] += reader.text(in: range)
            case .name: texts.append("")
            }
        }
        let glob = KeyGlob(texts: texts)
        if glob.isAnything { return }
        if let text = glob.exact, !keys.contains(ExactText(text)) { return }
        let index = lines ?? LineIndex(file.text)
        lines = index
        let position = index.position(at: start)
        if let text = glob.exact {
            let isLookup = MentionReader.isLookup(before: start, in: file.text)
            locations[ExactText(text), default: []].append(
                Mention(path: file.path, position: position, isLookup: isLookup))
        } else {
            let reference = PossibleReference(kind: .pattern, text: "\(glob)", path: file.path, position: position)
            patterns.append((glob, reference))
        }
    }

    /// Returns the references to a key by texts that macros complete.
    func patterns(of key: String) -> [PossibleReference] {
        patterns.filter { $0.glob.matches(key) }.map(\.reference)
    }

    /// Returns the identifiers that could stand for a key.
    func names(of key: String) -> [PossibleReference] { names[ExactText(key)] ?? [] }

    /// Returns the occurrences of a key.
    func of(_ key: String) -> [Mention] { locations[ExactText(key)] ?? [] }
}
