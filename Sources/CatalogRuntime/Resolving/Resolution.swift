/// The resolution of a content of a table to a text: selects the cases and inserts the arguments.
struct Resolution {
    /// The bytes of the whole table.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The range of the key.
    let key: Range<Int>
    /// The arguments of the format specifiers.
    let arguments: [LocalizedString.Argument]
    /// The language that supplies texts, plural rules and number formatting.
    let language: TableLanguage
    /// The device that the text is shown on.
    let device: Device
    /// The output for the format specifiers.
    private(set) var display: ArgumentDisplay

    /// The text produced so far.
    var output: [UInt8] = []
    /// The specifiers shown in a format string.
    var specifiers = ShownSpecifiers()
    /// Whether a number selected a case.
    private(set) var isByNumber = false
    private var depth = 0
    private var steps = 0

    /// Limits for invalid tables that refer to themselves; more than any text of a catalog needs.
    private static let deepest = 12
    private static let mostSteps = 10_000
    private static let mostCases = 16

    /// Creates a resolution.
    init(
        bytes: UnsafeBufferPointer<UInt8>, key: Range<Int>, arguments: [LocalizedString.Argument],
        language: TableLanguage, device: Device, display: ArgumentDisplay = .values
    ) {
        self.bytes = bytes
        self.key = key
        self.arguments = arguments
        self.language = language
        self.device = device
        self.display = display
    }

    /// Returns the text of the content in `range`; nil if there is none.
    mutating func text(of range: Range<Int>) -> String? {
        if bytes[range].first == EncodedMark.plain {
            return String(decoding: bytes[range].dropFirst(), as: UTF8.self)
        }
        guard append(range, ResolutionScope()) else { return nil }
        guard display == .specifiers(hasPositions: false), specifiers.needPositions else {
            return String(decoding: output, as: UTF8.self)
        }
        display = .specifiers(hasPositions: true)
        output = []
        return text(of: range)
    }

    /// Appends the text of a content; returns false if there is none.
    mutating func append(_ range: Range<Int>, _ scope: ResolutionScope) -> Bool {
        var reader = EncodedReader(bytes, range)
        steps += 1
        guard depth < Self.deepest, steps < Self.mostSteps, let mark = reader.byte() else { return false }
        depth += 1
        defer { depth -= 1 }
        switch mark {
        case EncodedMark.plain:
            output.append(contentsOf: bytes[reader.range])
            return true
        case EncodedMark.key:
            return append(text: key, pieces: reader.range, scope)
        case EncodedMark.formatted:
            return appendFormatted(reader.range, scope)
        case EncodedMark.plural:
            guard let argument = reader.argument(in: scope.argument) else { return false }
            isByNumber = true
            return appendCase(of: reader.range, preferring: pluralCases(argument), scope)
        case EncodedMark.device:
            return appendCase(of: reader.range, preferring: [device.encoded, Device.other.encoded], scope)
        case EncodedMark.substitutions:
            guard let list = EncodedList(bytes, reader.range), let first = list.part(0, in: bytes) else { return false }
            return append(first, ResolutionScope(argument: scope.argument, substitutions: list))
        default:
            return false
        }
    }

    private mutating func appendFormatted(_ range: Range<Int>, _ scope: ResolutionScope) -> Bool {
        guard let list = EncodedList(bytes, range), let text = list.part(0, in: bytes) else { return false }
        return append(text: text, pieces: list.part(1, in: bytes) ?? 0..<0, scope)
    }

    /// Appends the most preferred case that exists, or else any case.
    private mutating func appendCase(
        of range: Range<Int>, preferring names: [UInt8], _ scope: ResolutionScope
    ) -> Bool {
        guard let list = EncodedList(bytes, range) else { return false }
        var found: (rank: Int, content: Range<Int>)?
        for number in 0..<min(list.count, Self.mostCases) {
            guard let part = list.part(number, in: bytes), !part.isEmpty else { continue }
            let rank = names.firstIndex(of: bytes[part.lowerBound]) ?? names.count
            if rank < found?.rank ?? Int.max { found = (rank, part.dropFirst()) }
        }
        return found.map { append($0.content, scope) } ?? false
    }

    /// Returns the cases for a number, best first.
    ///
    /// In a language without the category `zero`, a `zero` case is used for 0. In a language with that category, its
    /// plural rules decide (`docs/formats.md` §4a).
    private func pluralCases(_ argument: Int) -> [UInt8] {
        let other = PluralCategory.other.encoded
        guard arguments.indices.contains(argument - 1) else { return [other] }
        guard let operands = arguments[argument - 1].pluralOperands else { return [other] }
        let category = language.rules.category(for: operands)
        let isZero = operands.i == 0 && operands.t == 0
        let cases = [category.encoded, other]
        guard isZero, !language.rules.categories.contains(.zero) else { return cases }
        return [PluralCategory.zero.encoded] + cases
    }

    /// Appends a text with its pieces replaced.
    ///
    /// A text without arguments is not formatted: `100% de` stays unchanged.
    private mutating func append(text: Range<Int>, pieces: Range<Int>, _ scope: ResolutionScope) -> Bool {
        var reader = EncodedReader(bytes, pieces)
        var end = text.lowerBound
        while !reader.range.isEmpty, isFormatted, steps < Self.mostSteps {
            steps += 1
            guard let skipped = reader.number(), let length = reader.number() else { break }
            let start = end + skipped
            guard let piece = reader.piece(in: scope.argument), start + length <= text.upperBound else { break }
            output.append(contentsOf: bytes[end..<start])
            end = start + length
            if !append(piece, at: start..<end, scope) { output.append(contentsOf: bytes[start..<end]) }
        }
        output.append(contentsOf: bytes[end..<text.upperBound])
        return true
    }
}
