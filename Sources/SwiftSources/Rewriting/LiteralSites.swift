import XCStringsKit

/// The string literals of a file as they are written, by where they begin.
struct LiteralSites: Sendable {
    private let sites: [Int: LiteralSite]

    /// The literals of a file; none where it cannot be read.
    ///
    /// - Parameter ranges: the literals whose surroundings are wanted.
    init(of file: SourceFile, around ranges: [ByteRange] = []) {
        let bytes = file.bytes
        let wanted = Set(ranges.map(\.lowerBound))
        sites = ParallelWork.result { SiteReader.sites(in: bytes, around: wanted) } ?? [:]
    }

    /// The literal that has exactly these bytes.
    func site(at range: ByteRange) -> LiteralSite? {
        guard let site = sites[range.lowerBound], site.range == range else { return nil }
        return site
    }

    /// Whether a text is put together of several literals.
    func areSeveral(in range: ByteRange) -> Bool {
        sites.values.count { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound } > 1
    }
}
