import CatalogCore

/// Detection of lookups inside log messages, which do not need a translation.
struct LoggedTexts {
    private let index: SourceIndex
    /// The ranges of log messages, by file.
    private var ranges: [String: [ByteRange]] = [:]

    /// Creates a detector, which analyzes each file on first use.
    init(_ index: SourceIndex) {
        self.index = index
    }

    /// Returns whether a use is a value inside a log message: `logger.error("\("unknown".localized): \(id)")`.
    mutating func take(_ use: KeyUse) -> Bool {
        let path = use.location.path
        let known = ranges[path] ?? index.file(at: path).map(Self.ranges) ?? []
        ranges[path] = known
        return known.contains {
            $0.lowerBound < use.location.range.lowerBound && $0.upperBound > use.location.range.upperBound
        }
    }

    private static func ranges(in file: SourceFile) -> [ByteRange] {
        file.facts.literals.compactMap { literal in
            guard literal.segments.contains(where: \.isValue), case .argument(let call, _) = literal.role,
                NonUserFacingNames.isLogCall(file.facts.calls[call])
            else { return nil }
            return literal.spot.range
        }
    }
}

extension TextSegment {
    /// Whether the segment is a value.
    fileprivate var isValue: Bool {
        if case .interpolation = self { true } else { false }
    }
}
