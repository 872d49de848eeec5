import CatalogCore
import CatalogEditing
import CatalogRuntime

/// Texts that nobody translated, so that the table keeps its own.
extension UnitMatcher {
    // MARK: - The table as it was exported

    /// Handles a text that nobody changed since the export, or that both sides changed; nil for all others.
    ///
    /// - Parameter base: The texts of the key as they were exported; nil if unknown.
    func outcome(sinceExport text: String, for unit: ExchangeUnit, _ part: PartPath, base: BaseEntry?) -> Outcome? {
        guard let base else { return nil }
        let exported = base.text(of: part)
        if let exported, NoBreakSpaces.areSame(text, as: exported) {
            guard table.isSource(target), let present = unit.target else { return .unchanged }
            return .kept(.sourceChanged(from: exported, to: present))
        }
        guard let present = unit.target, !present.isEmpty, unit.state != .new else { return nil }
        if let exported, LineEnds.areSame(present, exported) { return nil }
        return .skip(.changedMeanwhile(to: present))
    }

    /// Returns whether a text that the table lacks now is as it was exported, so that nothing is lost without it.
    func isUneditedSinceExport(_ received: ReceivedUnit) -> Bool {
        guard let base, let text = received.target else { return false }
        let locations: [(key: String, part: PartPath)] =
            switch received.name {
            case .id(let id): [(id, .whole)] + [UnitIdentifier.part(of: id)].compactMap { $0 }
            case .part(let key, let part): PartPath(part).map { [(key, $0)] } ?? []
            }
        return locations.contains { location in
            base.texts(of: location.key)?.text(of: location.part).map { NoBreakSpaces.areSame(text, as: $0) } ?? false
        }
    }

    // MARK: - Tables that came back

    /// Handles a text of a table that the project's table has too, or that nobody translated; nil for all others.
    func outcome(ofTableText received: ReceivedUnit) -> Outcome? {
        guard let text = received.tableText else { return nil }
        if text.isPresent { return .unchanged }
        if text.isCopy, !settings.takesCopies { return .kept(.copy(isMarked: text.isMarkedNew)) }
        return nil
    }

    /// Returns whether a source text only accompanies translations, so that nobody can tell which side changed it.
    func isUndecidedSource(_ received: ReceivedUnit) -> Bool {
        guard base == nil, settings.language == nil, table.isSource(target) else { return false }
        return received.tableText?.isSourceOfTranslations ?? settings.keepsSource
    }

    /// Returns whether a text of another language than the source language only repeats the source text.
    func isCopy(_ text: String, of unit: ExchangeUnit) -> Bool {
        !table.isSource(target) && unit.target == nil && NoBreakSpaces.areSame(text, as: unit.source)
    }

    // MARK: - Agreement with a service

    /// Returns the text that the table and the file will have in common once the outcome is carried out; nil if they
    /// differ.
    func agreement(on received: ReceivedUnit, after outcome: Outcome) -> AgreedText? {
        guard let text = received.target, let unit = index.unit(received.name), let part = unit.part else { return nil }
        let agreed: String?
        switch outcome {
        case .unchanged: agreed = unit.target.flatMap { NoBreakSpaces.areSame(text, as: $0) ? $0 : nil }
        case .change(_, .text): agreed = unit.target.map { NoBreakSpaces.restored(text, from: $0) } ?? text
        case .change(_, .state): agreed = unit.target
        default: agreed = nil
        }
        return agreed.map {
            AgreedText(
                key: unit.key, language: target, part: part, text: $0, source: unit.isSourceMissing ? nil : unit.source)
        }
    }
}
