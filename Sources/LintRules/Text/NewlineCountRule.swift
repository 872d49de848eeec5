import CatalogCore
import CatalogLint

/// Finds texts with other line breaks inside than their source.
struct NewlineCountRule: UnitRule {
    static let description = RuleDescription(
        id: "newline-count",
        category: .text,
        summary: "the number of line breaks inside differs from the source text",
        rationale: """
            Lists lose an item, paragraphs run together, or a label gets an additional line. A break inside a \
            sentence, before a small letter, serves only the layout and may differ. If most other languages agree with \
            this one, the source is the odd one. It is a note, because translators break long texts as they need to. \
            `edge-newline` reports line breaks at the beginning and end.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Warm up\nRun\nRest""#, "pt-BR": #""Aquecer\nCorrer\nDescansar""#]),
            .texts(["en": #""Done!""#, "pt-BR": #""Feito!\n""#]),
            .texts(["en": #""Keep a pace\nthat you can hold""#, "pt-BR": #""Mantenha um ritmo constante""#]),
            .texts(["en": "\"Well done!\u{2028}Rest.\"", "pt-BR": #""Muito bem!\nDescanse.""#]),
            .texts(["en": "\"Well done!\u{2028}\\nRest.\"", "pt-BR": #""Muito bem!\nDescanse.""#]),
        ],
        failing: [
            .texts(["en": #""Warm up\nRun\nRest""#, "pt-BR": #"↓"Aquecer\nCorrer e descansar""#])
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(LineBreaks.firstBytes)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse else { return }
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !edges.isBlank, !sourceEdges.isBlank else { return }
        let (breaks, sourceBreaks) = (LineBreaks(edges.core), LineBreaks(sourceEdges.core))
        guard !breaks.canMatch(sourceBreaks) else { return }
        guard !unit.isBackedByOthers({ LineBreaks(TextEdges($0).core).count == breaks.count }) else { return }
        findings.add(
            """
            \(phrase(breaks.count)) inside, but \(sourceBreaks.count) in the source: \
            \(Quotation.of(unit.text)) for \(Quotation.of(source))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func phrase(_ count: Int) -> FindingMessage {
        count == 0 ? "no line break" : count == 1 ? "one line break" : "\(count) line breaks"
    }
}

/// The line breaks inside a text.
private struct LineBreaks {
    /// All of them, Unicode's separators of lines and paragraphs included.
    let count: Int
    /// The first bytes of line breaks.
    static let firstBytes = ByteSet(0x0A...0x0A, 0xE2...0xE2)

    /// The line breaks before a small letter, inside a sentence.
    private let soft: Int

    init(_ bytes: ArraySlice<UInt8>) {
        var (count, soft) = (0, 0)
        for index in bytes.indices {
            let width = Self.width(ofBreakAt: index, in: bytes)
            guard width > 0 else { continue }
            // A separator followed by a line feed is one break that was written twice.
            if width > 1, index + width < bytes.endIndex, bytes[index + width] == 0x0A { continue }
            count += 1
            let next = bytes[(index + width)...].drop { $0 == 0x20 || $0 == 0x09 }.prefix(4)
            let isInSentence = String(decoding: next, as: UTF8.self).first?.isLowercase ?? false
            if isInSentence, !Self.endsParagraph(bytes[..<index]) { soft += 1 }
        }
        self.count = count
        self.soft = soft
    }

    /// Whether both have the same number of breaks if each may drop soft breaks.
    func canMatch(_ other: LineBreaks) -> Bool {
        count >= other.count - other.soft && other.count >= count - soft
    }

    private static func endsParagraph(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.last { $0 != 0x20 && $0 != 0x0D } == 0x0A
    }

    /// A line feed, U+2028 or U+2029.
    private static func width(ofBreakAt index: Int, in bytes: ArraySlice<UInt8>) -> Int {
        if bytes[index] == 0x0A { return 1 }
        guard bytes[index] == 0xE2, index + 2 < bytes.endIndex, bytes[index + 1] == 0x80 else { return 0 }
        return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    }
}
