import CatalogCore
import CatalogRuntime

/// A matcher of a resource's items to the texts of a key; it converts the items to the catalog's format specifiers.
///
/// An item equal to the current export leaves the table's text unchanged. The import thus loses nothing that resource
/// files cannot represent.
struct ResourceUnits {
    private let entry: AndroidEntry
    private let language: LanguageTag
    private let isSource: Bool

    init(_ entry: AndroidEntry, language: LanguageTag, isSource: Bool) {
        self.entry = entry
        self.language = language
        self.isSource = isSource
    }

    /// Returns the units of a resource that matches no key, with the catalog's format specifiers.
    static func ofNewKey(_ resource: ParsedResource, source: ParsedResource?) -> [ReceivedUnit] {
        resource.items.map { item in
            let category = item.quantity.flatMap { PluralCategory(rawValue: $0) }
            let fault: ResourceFault? = if case .failure(let failure) = item.text { failure.fault } else { nil }
            let text = (try? item.text.get()).map { JavaText.catalogText($0, references: []) }
            let translated = source?.text(category).map { JavaText.catalogText($0, references: []) }
            let part = item.quantity.map { "plural.\($0)" } ?? ""
            return ReceivedUnit(
                .part(key: resource.name, part), source: translated, target: text, state: nil, fault: fault,
                at: item.position)
        }
    }

    /// Returns whether a unit equals the text of the table.
    func isPresent(_ unit: ReceivedUnit) -> Bool {
        guard case .part(_, let part) = unit.name, unit.fault == nil, let text = unit.target else { return false }
        return PartPath(part).flatMap(entry.target.shown)?.utf8.elementsEqual(text.utf8) ?? false
    }

    /// Returns the units of a resource.
    ///
    /// - Parameter source: The resource that was translated; nil if unknown.
    func units(of resource: ParsedResource, source: ParsedResource?) -> [ReceivedUnit] {
        guard let shape = entry.target.shape ?? (entry.target.isThere ? nil : sourceShape) else {
            return resource.items.map { unit($0, .whole, fault: .otherKind) }
        }
        guard resource.isPlural == entry.isPlural else {
            return resource.items.map { unit($0, shape.base, fault: .otherKind) }
        }
        if resource.isPlural, shape.plural == .none, let text = soleText(of: resource), let item = resource.items.first
        {
            return [unit(item, text, nil, shape, source)].compactMap { $0 }
        }
        let other = resource.text(.other)
        return resource.items.compactMap { item in
            switch item.text {
            case .failure(let failure): return unit(item, part(item, shape), fault: failure.fault)
            case .success(let text):
                guard let quantity = item.quantity else { return unit(item, text, nil, shape, source) }
                guard let category = PluralCategory(rawValue: quantity) else {
                    return unit(item, part(item, shape), fault: .quantity(quantity))
                }
                if text == other, isNeedless(category, shape) { return nil }
                return unit(item, text, category, shape, source)
            }
        }
    }

    /// The shape for a language without texts: that of the source language, with a substitution replaced by whole
    /// plural texts.
    private var sourceShape: AndroidShape? {
        entry.source.shape.map { shape in
            guard entry.isPlural else { return shape }
            return AndroidShape(base: shape.base, plural: .cases)
        }
    }

    /// Returns the text of all items if they are equal; nil if they differ.
    private func soleText(of resource: ParsedResource) -> String? {
        let texts = Set(resource.items.map { try? $0.text.get() })
        return texts.count == 1 ? texts.first ?? nil : nil
    }

    private func part(_ item: ParsedResource.Item, _ shape: AndroidShape) -> PartPath { shape.part(item.quantity) }

    /// Returns whether the import can drop a case that equals `other`.
    ///
    /// The table must lack the case. If the table has no texts in the language at all, the language must also not use
    /// the case for counts below a million.
    private func isNeedless(_ category: PluralCategory, _ shape: AndroidShape) -> Bool {
        guard category != .other, entry.target.shown(shape.part(category.rawValue)) == nil else { return false }
        if entry.target.isThere { return true }
        let rules = PluralRules(language: language)
        return !rules.integerCategories.contains(category)
    }

    // MARK: - One text

    private func unit(
        _ item: ParsedResource.Item, _ text: String, _ category: PluralCategory?, _ shape: AndroidShape,
        _ source: ParsedResource?
    ) -> ReceivedUnit? {
        let part = shape.part(category?.rawValue)
        let present = (try? entry.target.java(category, isFormatted: entry.isFormatted))?.string
        if let present, present.utf8.elementsEqual(text.utf8) {
            // The table has no text for this part; the text of another part stands in and is not changed.
            return entry.target.shown(part).map { unit(item, part, $0, source: nil) }
        }
        var received = text
        if case .substitution(let name) = shape.plural {
            guard let words = SubstitutedSentence(of: entry.target, shape, name)?.part(of: text) else {
                return unit(item, part, fault: .sentence)
            }
            received = words
        }
        let references = [entry.target.shown(category, as: shape), sourceText(category)].compactMap { $0 }
        let target = entry.isFormatted ? JavaText.catalogText(received, references: references) : received
        return unit(item, part, target, source: changedSource(category, source))
    }

    private func sourceText(_ category: PluralCategory?) -> String? {
        entry.source.shape.flatMap { entry.source.shown(category, as: $0) }
    }

    /// Returns the translated source text in the catalog's format, if it differs from the present source text; nil
    /// otherwise.
    private func changedSource(_ category: PluralCategory?, _ source: ParsedResource?) -> String? {
        guard !isSource, let translated = source?.text(category) else { return nil }
        let now = (try? entry.source.java(category, isFormatted: entry.isFormatted))?.string
        guard let now, !now.utf8.elementsEqual(translated.utf8) else { return nil }
        return JavaText.catalogText(translated, references: sourceText(category).map { [$0] } ?? [])
    }

    private func unit(_ item: ParsedResource.Item, _ part: PartPath, _ text: String, source: String?) -> ReceivedUnit {
        ReceivedUnit(
            .part(key: entry.key, part.description), source: source, target: text, state: nil, at: item.position)
    }

    private func unit(_ item: ParsedResource.Item, _ part: PartPath, fault: ResourceFault) -> ReceivedUnit {
        ReceivedUnit(
            .part(key: entry.key, part.description), source: nil, target: nil, state: nil, fault: fault,
            at: item.position)
    }
}
