import XCStringsKit

/// The string literals of a file as they are written, by where they begin.
struct LiteralSites: Sendable {
    private let sites: [Int: LiteralSite]

    /// The literals of a file; none where it cannot be read.
    init(of file: SourceFile) {
        let bytes = file.bytes
        sites = ParallelWork.result { SiteReader.sites(in: bytes) } ?? [:]
    }

    /// The literal that has exactly these bytes.
    func site(at range: ByteRange) -> LiteralSite? {
        guard let site = sites[range.lowerBound], site.range == range else { return nil }
        return site
    }
}
