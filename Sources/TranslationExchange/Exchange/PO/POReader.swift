import CatalogCore
import CatalogRuntime

/// Functions that read gettext PO files, including those of other programs.
package enum POReader {
    /// Reads the translations of a file.
    ///
    /// - Parameter language: The language, used if the header names none.
    package static func file(in bytes: [UInt8], language: LanguageTag?) throws(POError) -> ReceivedFile {
        let text: [UInt8]
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes).utf8
        } catch {
            throw POError(reason: .encoding(error), position: error.position)
        }
        let messages = try POParser.messages(in: text)
        let header = messages.first(where: \.isHeader)
        let fields = header?.forms[0] ?? ""
        let position = header?.position ?? .start
        if let name = POHeader.characterSet(in: fields),
            !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
        {
            throw POError(reason: .characterSet(name), position: position)
        }
        let target =
            POHeader.value(of: POHeader.language, in: fields).map { POLanguage.language(named: $0) } ?? language
        let forms = try forms(in: fields, language: target, at: position)
        let units = POUnits(messages.filter { !$0.isHeader }, forms: forms, language: target ?? "und")
        return ReceivedFile(
            original: POHeader.value(of: POHeader.original, in: fields), targetLanguage: target, at: position,
            units: try units.all())
    }

    private static func forms(
        in header: String, language: LanguageTag?, at position: TextPosition
    ) throws(POError) -> PluralForms {
        let language = language ?? "und"
        guard let description = POHeader.value(of: POHeader.pluralForms, in: header) else {
            return PluralForms(language: language)
        }
        guard let forms = PluralForms(header: description, language: language) else {
            throw POError(reason: .pluralForms(description), position: position)
        }
        return forms
    }
}

/// A converter from the messages of a file to received units.
private struct POUnits {
    private let messages: [POMessage]
    private let forms: PluralForms
    /// The plural categories that only fractions have.
    private let fractions: [PluralCategory]
    private let places: Set<UnitPlace>

    init(_ messages: [POMessage], forms: PluralForms, language: LanguageTag) {
        self.messages = messages
        self.forms = forms
        fractions = PluralForms.fractionCategories(of: language)
        places = Set(
            messages.lazy.filter { $0.pluralSource == nil }.map { message in
                let place = Self.place(of: message)
                return UnitPlace(key: place.key, path: place.path)
            })
    }

    func all() throws(POError) -> [ReceivedUnit] {
        var units: [ReceivedUnit] = []
        for message in messages {
            let place = Self.place(of: message)
            guard message.pluralSource != nil else {
                let text = message.forms[0] ?? ""
                units.append(unit(place.key, place.path, text, of: message, source: message.source))
                continue
            }
            units += try cases(of: message, place.key, place.path)
        }
        return units
    }

    /// Returns the key and part of a message.
    ///
    /// A message without a context belongs to a catalog whose keys are the source texts.
    private static func place(of message: POMessage) -> (key: String, path: PartPath) {
        message.context.map { POContext.place(of: $0) } ?? (message.source ?? "", .whole)
    }

    private func cases(
        of message: POMessage, _ key: String, _ path: PartPath
    ) throws(POError) -> [ReceivedUnit] {
        var texts: [(category: PluralCategory, text: String)] = []
        var unassigned: [ReceivedUnit] = []
        for (form, text) in message.forms.sorted(by: { $0.key < $1.key }) {
            let position = message.formPositions[form] ?? message.position
            guard forms.categories.indices.contains(form) else {
                throw POError(reason: .form(form), position: position)
            }
            if let category = forms.categories[form] {
                // An empty form for fractions gets the text of the last form, as in a file without that form.
                if !text.isEmpty || !fractions.contains(category) { texts.append((category, text)) }
            } else if !text.isEmpty {
                unassigned.append(Self.unit(key, path, text, ofUnassignedForm: form, at: position))
            }
        }
        let assigned: [ReceivedUnit] = derived(texts, key, path).map { category, text in
            let isOne = category == .one
            return unit(
                key, path.plural(category), text, of: message, source: isOne ? message.source : message.pluralSource,
                sourcePart: isOne ? nil : path.plural(.other))
        }
        return assigned + unassigned
    }

    /// Returns the texts, followed by the last text for each category of fractions that has no text in the file.
    private func derived(
        _ texts: [(category: PluralCategory, text: String)], _ key: String, _ path: PartPath
    ) -> [(category: PluralCategory, text: String)] {
        guard let last = texts.last else { return [] }
        let missing = fractions.filter { category in
            !texts.contains { $0.category == category }
                && !places.contains(UnitPlace(key: key, path: path.plural(category)))
        }
        return texts + missing.map { (category: $0, text: last.text) }
    }

    /// Returns the text of a form without a plural category, which cannot be imported.
    private static func unit(
        _ key: String, _ path: PartPath, _ text: String, ofUnassignedForm form: Int, at position: TextPosition
    ) -> ReceivedUnit {
        var unit = ReceivedUnit(
            .part(key: key, path.description), source: nil, target: text, state: nil, at: position)
        unit.problem = .form(form)
        return unit
    }

    private func unit(
        _ key: String, _ path: PartPath, _ text: String, of message: POMessage, source: String?,
        sourcePart: PartPath? = nil
    ) -> ReceivedUnit {
        var unit = ReceivedUnit(
            .part(key: key, path.description), source: source, target: text.isEmpty ? nil : text,
            state: message.isFuzzy ? .needsReview : .translated,
            comment: message.comments.isEmpty ? nil : message.comments.joined(separator: "\n"), at: message.position)
        unit.tellsFinishedOnly = true
        unit.sourcePart = sourcePart
        return unit
    }
}

extension PartPath {
    /// Returns the path with a plural category appended.
    func plural(_ category: PluralCategory) -> PartPath { appending(.variation(.plural, category.rawValue)) }
}
