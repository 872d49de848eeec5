import CatalogCore
import CatalogLint

/// Finds two or more spaces in a row.
struct DoubleSpaceRule: UnitRule {
    static let description = RuleDescription(
        id: "double-space",
        category: .text,
        summary: "two or more spaces in a row inside a text",
        rationale: """
            It is nearly always a mistake, and shows as a gap. The rule ignores indented lines, spaces before a line \
            break, and two spaces after a sentence if the source has them. It also ignores texts with as many double \
            spaces as their source or as most other translations, longer runs in the source, which align columns, and \
            code. It is a note after a sentence, where some writers use two spaces, next to symbols, in a source text \
            without words, such as “%@  %@”, and in scripts without spaces between words.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            Two spaces between words become one. With `--unsafe` the fix also changes longer runs, source texts \
            without words, and spaces next to symbols and emoji, and between two Chinese or Japanese characters. A \
            source text from code is not fixed, because the next extraction would restore it.
            """,
        passing: [
            .texts(["en": #""Your day""#, "pt-BR": #""Seu dia  ""#]),
            .texts(key: "Go!  Run", ["de": #""Los!  Lauf""#, "pt-BR": #""Já!  Corra""#]),
            .texts(["en": #""Done.  Well done.""#, "pt-BR": #""Feito.  Muito bem.""#]),
            .texts(["en": #""Plan:\n  Run\n  Rest""#, "pt-BR": #""Plano:  \n  Correr\n  Descansar""#]),
            .texts(["en": #""Name    Sets    Weight""#, "pt-BR": #""Nome    Séries    Peso""#]),
            .texts(["en": #""<pre>a  b\nc  d</pre>""#, "de": #""yyyy-MM-dd  HH:mm""#, "pt-BR": #""`a  b`""#]),
        ],
        failing: [
            .texts(["en": #""Your day""#, "pt-BR": #"↓"Seu  dia""#]),
            .texts(["en": #"↓"Your  day""#, "pt-BR": #"↓"O   seu  dia""#]),
            .texts(["en": #"↓"%@  %lld""#]),
            .texts(["en": #""%@ %lld""#, "pt-BR": #"↓"%@  %lld""#]),
            .texts(["en": #""Done. Well done.""#, "pt-BR": #"↓"Feito.  Muito bem.""#]),
            .texts(key: "%@ %@", ["en": #"↓"%1$@  %2$@""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard SpaceRun.mayBeIn(bytes) else { return }
        let source = unit.sourceText.map { SpaceRun.prose(in: $0.utf8).filter { !isSlip($0, ofSourceOf: unit) } } ?? []
        let sourceSpacesSentences = source.contains(where: \.followsSentence)
        let runs = SpaceRun.prose(in: bytes).filter { run in
            if run.followsSentence, unit.language.isSource || sourceSpacesSentences { return false }
            return !(unit.language.isSource && run.range.count > 2)
        }
        guard runs.count > source.count, let first = runs.first, unit.isInUse,
            unit.language.isSource || !unit.isBackedByOthers({ SpaceRun.prose(in: $0.utf8).count == runs.count })
        else { return }
        let isLayout = isLayout(unit)
        findings.add(
            message(runs, first, in: bytes), at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: runs.contains { $0.isSlip && !$0.followsSentence } && !isLayout ? .error : .note,
            fix: unit.replacing(with: collapsing(runs, in: bytes)),
            isSafe: !isLayout && runs.allSatisfy(\.isSlip))
    }

    /// Whether a source text has only arguments, which the spaces may separate on purpose.
    private func isLayout(_ unit: UnitContext) -> Bool { unit.language.isSource && unit.plain.words.isEmpty }

    /// Whether a run of the source text is a typing error, which is fixed there and not required in translations.
    private func isSlip(_ run: SpaceRun, ofSourceOf unit: UnitContext) -> Bool {
        run.isSlip && !run.followsSentence && unit.entry.source != nil
            && unit.entry.entry.extractionState != .extractedWithValue
    }

    private func message(_ runs: [SpaceRun], _ first: SpaceRun, in bytes: ArraySlice<UInt8>) -> FindingMessage {
        let before = String(decoding: bytes[..<first.range.lowerBound], as: UTF8.self).suffix(15)
        let after = String(decoding: bytes[first.range.upperBound...], as: UTF8.self).prefix(15)
        let gap = String(repeating: " ", count: first.range.count)
        let (count, location) = (first.range.count, Quotation.of(before + gap + after))
        return switch runs.count {
        case 1: "\(count) spaces in a row at \(location)"
        case 2: "\(count) spaces in a row at \(location), and at one more place"
        default: "\(count) spaces in a row at \(location), and at \(runs.count - 1) more places"
        }
    }

    private func collapsing(_ runs: [SpaceRun], in bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var start = bytes.startIndex
        for run in runs {
            result += bytes[start...run.range.lowerBound]
            start = run.range.upperBound
        }
        return String(decoding: result + bytes[start...], as: UTF8.self)
    }
}

/// Two or more spaces between two visible characters of a line.
private struct SpaceRun {
    package let range: ByteRange
    /// Whether a sentence ends before the spaces: some writers use two there.
    let followsSentence: Bool
    /// Whether it can only be a typing error: two spaces between words, arguments or punctuation marks.
    let isSlip: Bool

    static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == 0x20, previous == 0x20 { return true }
            previous = byte
        }
        return false
    }

    /// Returns the runs outside code.
    static func prose(in bytes: ArraySlice<UInt8>) -> [SpaceRun] {
        let runs = all(in: bytes)
        guard !runs.isEmpty else { return [] }
        let code = CodeSpans(bytes)
        return runs.filter { !code.overlaps($0.range) }
    }

    private static func all(in bytes: ArraySlice<UInt8>) -> [SpaceRun] {
        var runs: [SpaceRun] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let start = index
            while index < bytes.endIndex, bytes[index] == 0x20 { index += 1 }
            if index - start > 1, start > bytes.startIndex, index < bytes.endIndex, !isBreak(bytes[start - 1]),
                !isBreak(bytes[index])
            {
                runs.append(
                    SpaceRun(
                        range: start..<index, followsSentence: endsSentence(bytes[..<start]),
                        isSlip: index - start == 2 && isSlip(between: bytes[..<start], bytes[index...])))
            }
            index = max(index, start + 1)
        }
        return runs
    }

    private static func isSlip(between before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        guard
            let left = String(decoding: before, as: UTF8.self).unicodeScalars.last(where: {
                !$0.properties.isVariationSelector
            }),
            let right = String(decoding: after, as: UTF8.self).unicodeScalars.first
        else { return false }
        let isAligned = WordScalar.writing(of: left) == .unspaced && WordScalar.writing(of: right) == .unspaced
        return !isAligned && [left, right].allSatisfy { WordScalar.isInside($0) || isPunctuation($0) }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        ".,;!?…\"'“”‘’«»()%@，。！？".unicodeScalars.contains(scalar)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.reversed().first { !")\"'".utf8.contains($0) }.map { ".!?:".utf8.contains($0) } ?? false
    }
}
