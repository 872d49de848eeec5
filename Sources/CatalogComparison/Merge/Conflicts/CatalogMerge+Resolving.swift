import CatalogCore
import VersionHistory

extension CatalogMerge {
    /// Resumes a merge from a file with conflict markers.
    ///
    /// The file's current contents are used, including conflicts that are already resolved. If the text between markers
    /// is not a valid catalog, or has duplicate keys, the versions that git recorded are merged again. If the file does
    /// not show the base, the recorded base is used. Without any base, values of either side are kept.
    ///
    /// - Throws: a refusal if there are no markers, or if neither the file nor git has complete versions.
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

    /// Returns the reason why the sides of a file with markers cannot be merged.
    private static func fault(in text: ConflictedText) -> MergeRefusal? {
        for (side, bytes) in [(MergeSide.ours, text.ours), (.theirs, text.theirs)] {
            do {
                let catalog = try Catalog(bytes, path: "")
                guard catalog.hasStrings || catalog.secondStrings != nil else { return .noStrings(.side(side)) }
                if let doubled = catalog.duplicateKeys.first {
                    let member = DoubledMember(
                        name: doubled.key, first: doubled.first.range, second: doubled.location.range)
                    return MergeRefusal(member, of: side, in: bytes)
                }
            } catch {
                return .brokenBetweenMarkers(.side(side), error)
            }
        }
        return nil
    }
}

extension MergeRefusal {
    /// Creates a refusal for markers that cannot be read.
    init(_ fault: ConflictedText.Fault) {
        self =
            switch fault {
            case .noMarkers: .noMarkers
            case .unbalancedMarker(let line): .unbalancedMarker(line: line)
            }
    }
}
