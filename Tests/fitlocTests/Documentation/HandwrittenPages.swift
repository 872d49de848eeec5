import Foundation
import TestSupport

/// The pages of the documentation that people write.
enum HandwrittenPages {
    /// The paths of the guides, relative to the package and sorted: the pages in `docs` and about FitToday.
    static let guides: [String] = ["docs", "docs/fittoday"].flatMap { folder in
        let path = SourceTree.package.appendingPathComponent(folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    .filter { !["docs/cli.md", "docs/rules.md", "docs/fittoday/old-keys.md"].contains($0) }
}
