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
        let sentence = Sentence(of: entry, shape, in: resource)
        let items = resource.items.compactMap { item -> ReceivedUnit? in
            switch item.text {
            case .failure(let failure): return unit(item, part(item, shape), fault: failure.fault)
            case .success(let text):
                guard let quantity = item.quantity else { return unit(item, text, nil, shape, source) }
                guard let category = PluralCategory(rawValue: quantity) else {
                    return unit(item, part(item, shape), fault: .quantity(quantity))
                }
                if text == other, isNeedless(category, shape) { return nil }
                return unit(item, text, category, shape, source, in: sentence?.text)
            }
        }
        guard let text = sentence?.newText, let item = resource.items.first else { return items }
        return items + [unit(item, shape.base, text, source: changedSource(.other, source))]
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
        _ source: ParsedResource?, in sentence: SubstitutedSentence? = nil
    ) -> ReceivedUnit? {
        let part = shape.part(category?.rawValue)
        let present = (try? entry.target.java(category, isFormatted: entry.isFormatted))?.string
        if let present, present.utf8.elementsEqual(text.utf8) {
            // The table has no text for this part; the text of another part stands in and is not changed.
            return entry.target.shown(part).map { unit(item, part, $0, source: nil) }
        }
        var received = text
        if case .substitution = shape.plural {
            guard let words = sentence?.part(of: text) else { return unit(item, part, fault: .sentence) }
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

/// The sentence around a substitution that a resource writes out in each plural form.
private struct Sentence {
    /// The sentence, as the resource writes it.
    let text: SubstitutedSentence
    /// The sentence with the catalog's format specifiers, if the resource changes it.
    let newText: String?

    /// Creates the sentence; nil if there is no substitution, or if it is unclear what the sentence is.
    init?(of entry: AndroidEntry, _ shape: AndroidShape, in resource: ParsedResource) {
        guard case .substitution(let name) = shape.plural,
            let present = SubstitutedSentence(of: entry.target, shape, name)
        else { return nil }
        let forms = resource.items.compactMap { item -> (category: PluralCategory, new: String, present: String)? in
            guard let category = item.quantity.flatMap({ PluralCategory(rawValue: $0) }),
                let new = try? item.text.get(),
                let old = try? entry.target.java(category, isFormatted: true)?.string
            else { return nil }
            return (category, new, old)
        }
        let isWhole = Set(entry.target.categories).isSubset(of: forms.map(\.category))
        guard isWhole, forms.allSatisfy({ present.part(of: $0.new) == nil }),
            let changed = present.changed(by: forms.map { ($0.new, $0.present) }),
            let old = entry.target.shown(shape.base), let new = Self.text(of: changed, name, like: old)
        else {
            (text, newText) = (present, nil)
            return
        }
        (text, newText) = (changed, new)
    }

    /// Returns a sentence with the catalog's format specifiers; nil if it would pass other arguments.
    ///
    /// - Parameter old: The present sentence of the catalog.
    private static func text(of sentence: SubstitutedSentence, _ name: String, like old: String) -> String? {
        // No text of an XML file has this character.
        let mark = "\0"
        guard let reference = Reference(to: name, in: old) else { return nil }
        let java = sentence.text(with: mark)
        let new = JavaText.catalogText(java, references: [old]).replacing(mark, with: reference.written)
        guard Reference(to: name, in: new)?.position == reference.position,
            (try? JavaText(new, isFormatted: true, substitute: .init(name: name, text: mark)))?.string == java
        else { return nil }
        return new
    }
}

/// A reference to a substitution in a sentence.
private struct Reference {
    /// The reference as written, such as `%#@days@`.
    let written: String
    /// The number of the argument that it takes.
    let position: Int?

    /// Finds the first reference; nil if there is none.
    init?(to name: String, in text: String) {
        let format = FormatString(text)
        guard let index = format.specifiers.firstIndex(where: { $0.substitution == name }) else { return nil }
        written = String(decoding: Array(text.utf8)[format.specifiers[index].range], as: UTF8.self)
        position = format.argumentPositions[index]
    }
}
