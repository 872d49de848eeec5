import CatalogCore
import VersionHistory

extension CatalogMerge {
    /// Takes up a merge that left markers in a file.
    ///
    /// The file counts, with what somebody may have settled in it already. Where what lies between its markers is no
    /// catalog, or has keys twice, the versions that git recorded are merged anew. A base that the markers don't show
    /// is taken from there as well; without any, what only one side has is kept.
    ///
    /// - Throws: where there are no markers, and where neither the file nor git has whole versions.
    public init(resolving bytes: [UInt8], recorded: RecordedVersions?) throws(MergeRefusal) {
        let text: ConflictedText
        do throws(ConflictedText.Fault) {
            text = try ConflictedText(bytes)
        } catch {
            throw MergeRefusal(error)
        }
        let fault = Self.fault(in: text)
        guard let fault else {
            let bases = [text.base, recorded?.base].compactMap { $0 }
            let base = bases.first { (try? Document($0)) != nil }
            try self.init(base: base ?? [], ours: text.ours, theirs: text.theirs)
            return
        }
        guard let recorded else { throw fault }
        try self.init(base: recorded.base ?? [], ours: recorded.ours, theirs: recorded.theirs)
    }

    /// Why the sides of a file with markers cannot be merged.
    private static func fault(in text: ConflictedText) -> MergeRefusal? {
        for (side, bytes) in [(MergeSide.ours, text.ours), (.theirs, text.theirs)] {
            do {
                let catalog = try Catalog(bytes, path: "")
                guard catalog.hasStrings else { return .noStrings(.side(side)) }
                if let doubled = catalog.duplicateKeys.first {
                    return MergeRefusal(
                        doubled: doubled.key, first: doubled.first.range, second: doubled.place.range, in: bytes)
                }
            } catch {
                return .brokenBetweenMarkers(.side(side), error)
            }
        }
        return nil
    }
}

extension MergeRefusal {
    fileprivate init(_ fault: ConflictedText.Fault) {
        self =
            switch fault {
            case .noMarkers: .noMarkers
            case .unbalancedMarker(let line): .unbalancedMarker(line: line)
            }
    }
}
