import Foundation
import TestSupport

/// The targets of the package and what each depends on, read from the text of `Package.swift`.
struct Manifest {
    struct Target {
        let name: String
        let dependencies: [String]
        let isTest: Bool
    }

    let targets: [Target]

    init(_ text: String) {
        let form = #/\.(target|executableTarget|testTarget|systemLibrary|plugin)\(/#
        targets = text.matches(of: form).compactMap { match in
            let arguments = Self.parenthesized(text[match.range.upperBound...])
            guard let name = try? #/^\s*name:\s*"([^"]+)"/#.firstMatch(in: arguments) else { return nil }
            return Target(
                name: String(name.1), dependencies: Self.dependencies(in: arguments), isTest: match.1 == "testTarget")
        }
    }

    /// The manifest of this package.
    static func current() throws -> Manifest {
        Manifest(try String(contentsOf: SourceTree.package.appendingPathComponent("Package.swift"), encoding: .utf8))
    }

    /// What stands before the parenthesis that closes the one before `text`.
    private static func parenthesized(_ text: Substring) -> Substring {
        var depth = 1
        let end = text.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        return text[..<(end ?? text.endIndex)]
    }

    /// Targets of this package stand there as plain strings; products of others are named by a call, `.product` or `tools`.
    private static func dependencies(in arguments: Substring) -> [String] {
        guard let list = try? #/dependencies:\s*\[((?:[^\[\]]|\[[^\]]*\])*)\]/#.firstMatch(in: arguments) else {
            return []
        }
        let own = list.1.replacing(#/(?:\.product|tools)\([^)]*\)/#, with: "")
        return own.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    }
}
