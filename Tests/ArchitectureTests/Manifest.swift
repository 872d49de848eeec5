import Foundation
import TestSupport

/// The targets of the package and their dependencies, parsed from `Package.swift`.
struct Manifest {
    struct Target {
        let name: String
        /// The targets of this package.
        let dependencies: [String]
        /// The products of other packages.
        let products: [String]
        /// The path of the target's folder below `Sources/` or `Tests/`.
        let folder: String
        /// Whether the target is a module or program below `Sources/`.
        let isInSources: Bool
    }

    let targets: [Target]

    init(_ text: String) {
        let form = #/\.(target|executableTarget|testTarget|systemLibrary|plugin)\(/#
        targets = text.matches(of: form).compactMap { match in
            let arguments = Self.parenthesized(text[match.range.upperBound...])
            guard let name = try? #/^\s*name:\s*"([^"]+)"/#.firstMatch(in: arguments)?.1 else { return nil }
            let path = (try? #/path:\s*"[^"\/]+\/([^"]+)"/#.firstMatch(in: arguments))??.1
            let list = Self.dependencies(in: arguments)
            return Target(
                name: String(name), dependencies: Self.names(of: list.replacing(Self.product, with: "")),
                products: list.matches(of: Self.product).map { String($0.1) }, folder: String(path ?? name),
                isInSources: path == nil && match.1 != "testTarget" && match.1 != "plugin")
        }
    }

    /// Returns the manifest of this package.
    static func current() throws -> Manifest {
        Manifest(try String(contentsOf: SourceTree.package.appendingPathComponent("Package.swift"), encoding: .utf8))
    }

    /// Returns the text up to the closing parenthesis.
    private static func parenthesized(_ text: Substring) -> Substring {
        var depth = 1
        let end = text.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        return text[..<(end ?? text.endIndex)]
    }

    /// Returns the list of dependencies.
    ///
    /// Targets of this package are plain strings; products of other packages are calls of `.product` or `tools`.
    private static func dependencies(in arguments: Substring) -> Substring {
        (try? #/dependencies:\s*\[((?:[^\[\]]|\[[^\]]*\])*)\]/#.firstMatch(in: arguments))??.1 ?? ""
    }

    private static var product: Regex<(Substring, Substring)> { #/(?:\.product|tools)\((?:name:\s*)?"([^"]+)"[^)]*\)/# }

    private static func names(of list: some StringProtocol) -> [String] {
        String(list).matches(of: #/"([^"]+)"/#).map { String($0.1) }
    }
}
