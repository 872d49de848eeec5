import CatalogCore

/// The string literals of a file, by their start offset.
struct LiteralSites: Sendable {
    private let sites: [Int: LiteralSite]

    /// Reads the literals of a file; there are none if the file cannot be parsed.
    ///
    /// - Parameter ranges: The ranges of the literals whose surroundings are needed.
    init(of file: SourceFile, around ranges: [ByteRange] = []) {
        let bytes = file.bytes
        let wanted = Set(ranges.map(\.lowerBound))
        sites = ParallelWork.result { SiteReader.sites(in: bytes, around: wanted) } ?? [:]
    }

    /// Returns the literal that has exactly this range.
    func site(at range: ByteRange) -> LiteralSite? {
        guard let site = sites[range.lowerBound], site.range == range else { return nil }
        return site
    }

    /// Returns whether a range contains several literals.
    func areSeveral(in range: ByteRange) -> Bool {
        sites.values.count { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound } > 1
    }
}
