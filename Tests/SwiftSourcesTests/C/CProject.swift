import CatalogCore

@testable import SwiftSources

/// Tests that read code in C and Objective-C.
protocol CProject {}

extension CProject {
    func index(_ files: [(path: String, code: String)], helpers: [String] = []) -> SourceIndex {
        SourceIndex(
            files.map { SourceScanner().file(at: $0.path, holding: Array($0.code.utf8)) },
            settings: .init(helpers: helpers))
    }

    func uses(_ code: String, helpers: [String] = []) -> [String] {
        index([("App/Home.m", code)], helpers: helpers).uses.map { use in
            [use.table ?? (use.hasUnknownTable ? "?" : nil), use.key.key, use.comment, use.defaultValue?.key]
                .compactMap(\.self).joined(separator: " | ")
        }
    }

    func patterns(_ code: String, with others: [(String, String)] = []) -> [String] {
        index([("App/Home.m", code)] + others).dynamicUses.map { use in
            let known = use.isClosed ? use.expansions?.sorted().joined(separator: ",") : nil
            return known ?? "\(use.pattern)"
        }
    }
}
