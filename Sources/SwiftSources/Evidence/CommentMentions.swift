import CatalogCore

/// The places where comments of code contain keys in quotation marks, as in commented-out code.
struct CommentMentions {
    private var locations: [ExactText: [PossibleReference]] = [:]

    /// Searches the comments of files for keys.
    ///
    /// - Parameter keys: The keys to search for.
    init(of keys: Set<ExactText>, in files: [SourceFile]) {
        guard !keys.isEmpty else { return }
        let longest = MentionReader.longestText(of: keys)
        for file in files { take(file, keys, longest) }
    }

    private mutating func take(_ file: SourceFile, _ keys: Set<ExactText>, _ longest: Int) {
        var lines: LineIndex?
        let literals = file.facts.literals.map(\.spot.range).sorted { $0.lowerBound < $1.lowerBound }
        // The facts about a file in C do not have all literals.
        lazy var comments = CTokenScanner(file.bytes).comments
        let reader = MentionReader(file.bytes, longest: longest, readsTags: false)
        reader.forEachText { range in
            guard !Self.isWithin(literals, range.lowerBound) else { return }
            guard !file.isC || Self.isWithin(comments, range.lowerBound) else { return }
            let text = reader.text(in: range)
            guard keys.contains(ExactText(text)) else { return }
            let index = lines ?? LineIndex(file.bytes)
            lines = index
            locations[ExactText(text), default: []].append(
                PossibleReference(
                    kind: .comment, text: text, path: file.path, position: index.position(at: range.lowerBound)))
        }
    }

    /// Returns whether an offset is inside one of the sorted ranges.
    private static func isWithin(_ literals: [ByteRange], _ offset: Int) -> Bool {
        let end = literals.partitioningIndex { $0.lowerBound > offset }
        return end > 0 && literals[end - 1].contains(offset)
    }

    /// Returns the comments that contain a key.
    func of(_ key: String) -> [PossibleReference] { locations[ExactText(key)] ?? [] }
}
