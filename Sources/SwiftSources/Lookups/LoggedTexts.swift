import XCStringsKit

/// Tells which look-ups stand inside texts that go to a log, where nobody misses a translation.
struct LoggedTexts {
    private let index: SourceIndex
    /// The ranges of such texts by file.
    private var ranges: [String: [ByteRange]] = [:]

    /// Looks at files when asked of them.
    init(_ index: SourceIndex) {
        self.index = index
    }

    /// Whether a use is a value inside a text that a log takes: `logger.error("\("unknown".localized): \(id)")`.
    mutating func take(_ use: KeyUse) -> Bool {
        let path = use.place.path
        let known = ranges[path] ?? index.file(at: path).map(Self.ranges) ?? []
        ranges[path] = known
        return known.contains {
            $0.lowerBound < use.place.range.lowerBound && $0.upperBound > use.place.range.upperBound
        }
    }

    private static func ranges(in file: SourceFile) -> [ByteRange] {
        file.facts.literals.compactMap { literal in
            guard literal.segments.contains(where: \.isValue), case .argument(let call, _) = literal.role,
                NeverShown.isLogCall(file.facts.calls[call])
            else { return nil }
            return literal.spot.range
        }
    }
}

extension TextSegment {
    /// Whether it is a value.
    fileprivate var isValue: Bool {
        if case .interpolation = self { true } else { false }
    }
}
