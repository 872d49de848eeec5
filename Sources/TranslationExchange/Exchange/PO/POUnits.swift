import CatalogCore
import CatalogRuntime

/// A converter from the messages of a PO file to received units.
struct POUnits {
    private let messages: [POMessage]
    private let forms: PluralForms
    /// The plural categories that only fractions have.
    private let fractions: [PluralCategory]
    /// The places with a translation of their own, outside plurals.
    private let ownLocations: Set<UnitLocation>
    /// The places of the plurals.
    private let pluralLocations: Set<UnitLocation>

    init(_ messages: [POMessage], forms: PluralForms, language: LanguageTag) {
        self.messages = messages
        self.forms = forms
        fractions = PluralForms.fractionCategories(of: language)
        ownLocations = Self.locations(of: messages.filter { $0.pluralSource == nil && $0.forms[0]?.isEmpty == false })
        pluralLocations = Self.locations(of: messages.filter { $0.pluralSource != nil })
    }

    private static func locations(of messages: [POMessage]) -> Set<UnitLocation> {
        Set(
            messages.map { message in
                let location = location(of: message)
                return UnitLocation(key: location.key, path: location.path)
            })
    }

    func all() -> [ReceivedUnit] {
        messages.flatMap { message in
            let location = Self.location(of: message)
            guard message.pluralSource == nil else { return cases(of: message, location.key, location.path) }
            return single(message, location.key, location.path).map { [$0] } ?? []
        }
    }

    /// Returns the key and part of a message.
    ///
    /// A message without a context belongs to a catalog whose keys are the source texts.
    private static func location(of message: POMessage) -> (key: String, path: PartPath) {
        message.context.map { POContext.location(of: $0) } ?? (message.source ?? "", .whole)
    }

    /// Returns the text of a message without a plural; nil if the plural of the same key has the text.
    ///
    /// A template has messages for categories that only some languages need. `msgmerge` adds them to the files of all
    /// languages, empty or with the text of a similar message, marked as fuzzy.
    private func single(_ message: POMessage, _ key: String, _ path: PartPath) -> ReceivedUnit? {
        let text = message.forms[0] ?? ""
        var unit = unit(key, path, text, of: message, source: message.source)
        guard let category = path.pluralCategory,
            pluralLocations.contains(UnitLocation(key: key, path: path.parent))
        else { return unit }
        if text.isEmpty || (message.isFuzzy && forms.has(category)) { return nil }
        unit.mayBeGuessed = message.isFuzzy
        return unit
    }

    // MARK: - Plurals

    private func cases(of message: POMessage, _ key: String, _ path: PartPath) -> [ReceivedUnit] {
        var units: [ReceivedUnit] = []
        var unassigned: [ReceivedUnit] = []
        for form in Set(message.forms.keys).union(forms.categories.indices).sorted() {
            let text = message.forms[form] ?? ""
            guard forms.categories.indices.contains(form), let category = forms.categories[form] else {
                if !text.isEmpty { unassigned.append(Self.unit(key, path, ofUnassignedForm: form, of: message)) }
                continue
            }
            // An empty form for fractions gets the text of the general form, as in a file without that form.
            if text.isEmpty, fractions.contains(category) { continue }
            units += self.units(of: message, form, category, key, path)
        }
        return units + derived(besides: units, of: message, key, path) + unassigned
    }

    /// Returns the text of a form for its own category and for the further ones that the form serves.
    private func units(
        of message: POMessage, _ form: Int, _ category: PluralCategory, _ key: String, _ path: PartPath
    ) -> [ReceivedUnit] {
        let text = message.forms[form] ?? ""
        let further = forms.furtherCategories[form].filter { isFree($0, key, path) && !text.isEmpty }
        let all = [category] + further
        let shared = ReceivedForm(
            index: form, main: path.plural(category), parts: all.map { path.plural($0) },
            isUniform: Set(message.forms.values.filter { !$0.isEmpty }).count == 1)
        return all.map { unit(of: $0, text, shared, of: message, key, path) }
    }

    /// Returns the text of the general form for each category of fractions that has no text in the file.
    private func derived(
        besides units: [ReceivedUnit], of message: POMessage, _ key: String, _ path: PartPath
    ) -> [ReceivedUnit] {
        guard let general = forms.general, let text = message.forms[general], !text.isEmpty,
            let shared = units.last(where: { $0.form?.index == general })?.form
        else { return [] }
        let missing = fractions.filter { category in
            isFree(category, key, path) && !units.contains { $0.form?.parts.contains(path.plural(category)) == true }
        }
        return missing.map { unit(of: $0, text, shared, of: message, key, path) }
    }

    /// Returns whether the file has no message of its own for a category.
    private func isFree(_ category: PluralCategory, _ key: String, _ path: PartPath) -> Bool {
        !ownLocations.contains(UnitLocation(key: key, path: path.plural(category)))
    }

    // MARK: - Units

    private func unit(
        of category: PluralCategory, _ text: String, _ form: ReceivedForm, of message: POMessage, _ key: String,
        _ path: PartPath
    ) -> ReceivedUnit {
        let isOne = category == .one
        var unit = unit(
            key, path.plural(category), text, of: message, source: isOne ? message.source : message.pluralSource,
            sourcePart: path.plural(isOne ? .one : .other))
        unit.form = form
        return unit
    }

    /// Returns the text of a form without a plural category, which cannot be imported.
    private static func unit(
        _ key: String, _ path: PartPath, ofUnassignedForm form: Int, of message: POMessage
    ) -> ReceivedUnit {
        var unit = ReceivedUnit(
            .part(key: key, path.description), source: nil, target: message.forms[form], state: nil,
            at: message.formPositions[form] ?? message.position)
        unit.problem = .form(form)
        return unit
    }

    /// - Parameter sourcePart: The part of the source text, if it is not that of the translation.
    private func unit(
        _ key: String, _ path: PartPath, _ text: String, of message: POMessage, source: String?,
        sourcePart: PartPath? = nil
    ) -> ReceivedUnit {
        // Without a context, the source text is the key, and says nothing about the text that the table has for it.
        let source = message.context == nil ? nil : source
        // `msgmerge --previous` tells from which source text a fuzzy translation was made.
        let previous = message.isFuzzy && message.pluralSource == nil ? message.previousSource : nil
        var unit = ReceivedUnit(
            .part(key: key, path.description), source: previous ?? source, target: text.isEmpty ? nil : text,
            state: message.isFuzzy ? .needsReview : .translated,
            comment: message.comments.isEmpty ? nil : message.comments.joined(separator: "\n"), at: message.position)
        unit.tellsFinishedOnly = true
        unit.tellsNoState = message.context == nil
        unit.sourcePart = sourcePart
        return unit
    }
}

extension PartPath {
    /// Returns the path with a plural category appended.
    func plural(_ category: PluralCategory) -> PartPath { appending(.variation(.plural, category.rawValue)) }
}
