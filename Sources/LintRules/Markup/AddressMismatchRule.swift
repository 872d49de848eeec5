import CatalogCore
import CatalogLint

/// Finds addresses that a translation lost or changed.
struct AddressMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "address-mismatch",
        category: .markup,
        summary: "a web or mail address is lost or changed, or runs into the next word",
        rationale: """
            A changed address leads elsewhere or nowhere. A particle that follows without a space becomes part of a link; \
            this is a note, because the code may show the text without links. The rule ignores another page of the same site, because it may be the one for the language. It \
            also ignores http instead of https, a slash at the end, the ending of a case (help@fittoday.app-era), addresses \
            of links that `markdown-mismatch` reports, and examples such as user@example.com. A \
            completely different site or mail address may be intended and is a note, and so is a text that is only an \
            address, such as a sample in a text field. An address that only the translation has is \
            reported while the text needs review, because a program may have added it.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts(["en": #""See https://fittoday.app/en.""#, "pt-BR": #""Veja https://www.fittoday.app/pt/ .""#]),
            .texts(["en": #""Mail user@example.com""#, "pt-BR": #""Escreva a usuario@exemplo.com""#]),
            .texts(["en": #""See https://wiki.org/%@""#, "ko": #""https://wiki.org/%@ 를 보세요""#]),
            .texts([
                "en": #""Enter a number. More at www.fittoday.app.""#,
                "ja": #""番号を入力して下さい.www.fittoday.app に詳細情報があります""#,
            ]),
            .texts(["en": #""Begin with https://""#, "ko": #""https://로 시작""#]),
            .texts(["en": #""Mail help@fittoday.app""#, "eu": #""Bidali help@fittoday.app-era""#]),
            .texts([
                "en": #""[Read how](https://fittoday.app/log) to send logs""#,
                "pt-BR": #""Leia como enviar registros""#,
            ]),
            .texts(["en": #""Translators""#, "pt-BR": #""Ana <ana@fittoday.app>""#]),
        ],
        failing: [
            .texts(["en": #""See https://fittoday.app""#, "pt-BR": #"↓"Veja https://fitoday.app""#]),
            .texts(["en": #""Mail help@fittoday.app""#, "pt-BR": #"↓"Escreva para a ajuda""#]),
            .texts(["en": #""Mail help@fittoday.app""#, "de": #"↓"Schreib an help@fittoday.de""#]),
            .texts(["en": #""another@follower.social""#, "it": #"↓"altro@seguace.social""#]),
            .texts(["en": #""See https://last.fm/join""#, "ru": #"↓"См. https://musik.ru/join""#]),
            .texts(["en": #""See https://support.apple.com/HT204""#, "ko": #"↓"https://support.apple.com/HT204를 보세요""#]
            ),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(TextAddress.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.source else { return }
        let bytes = unit.text.utf8
        guard source.mayHaveAddress || (unit.awaitsReview && TextAddress.mayBeIn(bytes)), unit.isInUse,
            !unit.text.isBlank
        else { return }
        let (wanted, found) = (TextAddress.all(in: source.text.utf8), TextAddress.all(in: bytes))
        let difference = Self.difference(wanted, found, countsAdded: unit.awaitsReview)
        guard !Self.isOfLostLinks(difference, in: source.text, unit.text),
            let sentence = difference.isEmpty ? Self.joined(found, in: wanted) : difference.sentence
        else { return }
        // Whether a text becomes a link depends on the code, and so does what a letter behind an address does.
        let isMinor = difference.isEmpty || Self.leadsElsewhere(difference) || Self.isOnly(wanted, in: source.text)
        findings.add(
            "\(sentence): \(Quotation.of(unit.text)) for \(Quotation.of(source.text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path, atMost: isMinor && !unit.awaitsReview ? .note : .error)
    }

    /// Whether all missing addresses belong to links that the translation lost, which `markdown-mismatch` reports.
    private static func isOfLostLinks(_ difference: PieceDifference, in source: Text, _ translation: Text) -> Bool {
        guard difference.added.isEmpty, !difference.missing.isEmpty else { return false }
        let written = source.string
        return difference.missing.allSatisfy { written.contains("](\($0)") }
            && MarkdownMarks(translation.string).links < MarkdownMarks(written).links
    }

    /// The most new addresses that are compared with those of the source.
    private static let mostReplacements = 8

    /// Whether a text is nothing but one address, as a sample in a text field is.
    private static func isOnly(_ addresses: [TextAddress], in text: Text) -> Bool {
        addresses.count == 1 && addresses[0].written == text.string
    }

    /// Whether an address was replaced by a completely different one, which may be intended.
    ///
    /// A mail address is another one if both its name and its host are others.
    private static func leadsElsewhere(_ difference: PieceDifference) -> Bool {
        let addresses = { (pieces: [String]) in pieces.flatMap { TextAddress.all(in: Array($0.utf8)[...]) } }
        let (lost, new) = (addresses(difference.missing), addresses(difference.added))
        let names = Set(lost.filter(\.isMail).map(\.mailName))
        guard new.count <= mostReplacements,
            !new.contains(where: { $0.isMail && names.contains($0.mailName) }),
            lost.allSatisfy({ address in new.contains { $0.isMail == address.isMail } })
        else { return false }
        let hosts = new.map { String($0.host) }
        return lost.allSatisfy { Spelling.nearest(to: String($0.host), in: hosts) == nil }
    }

    private static func difference(
        _ source: [TextAddress], _ translation: [TextAddress], countsAdded: Bool
    ) -> PieceDifference {
        let (known, there) = (Set(source.map(\.canonical)), Set(translation.map(\.canonical)))
        let added = translation.filter { $0.isReal && !known.contains($0.canonical) }
        let missing = source.filter { address in
            address.isReal && !there.contains(address.canonical)
                && !added.contains { $0.site == address.site || isInflected($0.written, of: address.written) }
        }
        let sites = Set(source.map(\.site))
        let isStrange = countsAdded && added.contains { !sites.contains($0.site) }
        return PieceDifference(
            missing: missing.map(\.written), added: missing.isEmpty && !isStrange ? [] : added.map(\.written))
    }

    /// Whether an address has the ending of a case, as in Basque: `help@fittoday.app-era`.
    private static func isInflected(_ written: String, of address: String) -> Bool {
        guard written.hasPrefix(address + "-") else { return false }
        return written.dropFirst(address.count + 1).allSatisfy(\.isLetter)
    }

    /// Whether a letter follows an address without a space, as it does not in the source.
    private static func joined(_ translation: [TextAddress], in source: [TextAddress]) -> FindingMessage? {
        let apart = Set(source.filter { $0.letterBehind == nil }.map(\.canonical))
        guard
            let address = translation.first(where: {
                $0.letterBehind != nil && !$0.host.isEmpty && apart.contains($0.canonical)
            }),
            let letter = address.letterBehind
        else { return nil }
        return
            """
            \(Quotation.of(String(letter))) directly after \(Quotation.of(address.written)) becomes part of \
            the link; put a space or a punctuation mark between them
            """
    }
}
