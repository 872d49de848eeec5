import CatalogCore
import CatalogRuntime
import StringTables

/// Creates records for changed keys, and determines which of their texts are new and which come from previous versions.
///
/// A text that also occurs in a previous version comes from there. As in `git blame`, the first parent takes
/// precedence.
struct RecordBuilder {
    private(set) var sources: [SourceRecord] = []

    /// The change of a key in a version.
    struct Change {
        let key: String
        let content: EntryContent
        /// The previous records of the key, or of its old name.
        let previous: [EntryRecord]
        /// Whether the key was renamed.
        let isRenamed: Bool
    }

    /// Returns the record of a key in a version that changed it.
    ///
    /// - Parameters:
    ///   - language: the source language in the file; nil if the file has no source texts.
    ///   - foreignSource: the number of the table's source text at this step, for a file without source texts.
    mutating func record(
        _ change: Change, at step: Int, sourceLanguage language: LanguageTag?, foreignSource: Int?
    ) -> EntryRecord {
        let (content, previous) = (change.content, change.previous)
        var source: Int?
        if let language { source = self.source(of: change, in: language, at: step) }
        let same = previous.first { Self.areSame($0.content.comment, content.comment) }
        return EntryRecord(
            content: content,
            leaves: content.leaves.indices.map { index in
                leaf(index, of: content, previous, at: step, source: source ?? foreignSource)
            },
            keyStep: change.isRenamed ? step : previous.first?.keyStep ?? step,
            commentStep: same?.commentStep ?? step, source: source)
    }

    private func leaf(
        _ index: Int, of content: EntryContent, _ previous: [EntryRecord], at step: Int, source: Int?
    ) -> LeafRecord {
        let leaf = content.leaves[index]
        var record = LeafRecord(textStep: step, stateStep: step, touchStep: step, source: source, before: nil)
        let locations = previous.compactMap { entry in
            entry.content.index(of: leaf.location, near: index).map { (entry.content.leaves[$0], entry.leaves[$0]) }
        }
        let sameText = locations.first { $0.0.text.isSpelled(as: leaf.text) }
        if let known = sameText?.1 {
            (record.textStep, record.before) = (known.textStep, known.before)
        } else {
            record.before = locations.first?.0.text
        }
        if let known = locations.first(where: { $0.0.state == leaf.state })?.1 { record.stateStep = known.stateStep }
        let untouched = locations.first { $0.0.text.isSpelled(as: leaf.text) && $0.0.state == leaf.state }
        if let known = untouched?.1 { (record.touchStep, record.source) = (known.touchStep, known.source) }
        return record
    }

    /// Returns the number of the source text, which is an existing number if the text is unchanged.
    private mutating func source(of change: Change, in language: LanguageTag, at step: Int) -> Int {
        let texts = change.content.leaves.filter { $0.location.language == language }
            .map { SourcePart(part: $0.location.part, text: $0.text) }
        let known = change.previous.compactMap(\.source)
        if let same = known.first(where: { sources[$0].isSame(key: change.key, texts: texts) }) { return same }
        sources.append(SourceRecord(key: change.key, texts: texts, step: step, previous: known.first))
        return sources.count - 1
    }

    private static func areSame(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.isSpelled(as: right)
    }
}
