/// Code without the branches that Apple's systems do not compile.
enum ConditionalCode {
    /// A part of an `#if` … `#endif`.
    private struct Branch {
        /// Whether Apple's systems compile the current branch; nil if that depends.
        var isCompiled: Bool?
        /// Whether Apple's systems certainly compile an earlier branch.
        var isDecided: Bool
    }

    /// Returns code with an empty line for each line that only other systems compile.
    static func forApple(_ code: String) -> String {
        var open: [Branch] = []
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let words = line.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "#if": open.append(branch(words.last ?? "", isDecided: false))
            case "#elseif":
                guard let before = open.popLast() else { break }
                open.append(branch(words.last ?? "", isDecided: before.isDecided))
            case "#else":
                guard let before = open.popLast() else { break }
                open.append(Branch(isCompiled: !before.isDecided, isDecided: true))
            case "#endif": _ = open.popLast()
            default: return open.contains { $0.isCompiled == false } ? "" : line
            }
            return ""
        }
        return lines.joined(separator: "\n")
    }

    private static func branch(_ condition: Substring, isDecided: Bool) -> Branch {
        guard !isDecided else { return Branch(isCompiled: false, isDecided: true) }
        switch condition.split(separator: "/").first?.filter({ $0 != " " }) {
        case "canImport(Darwin)", "!os(Linux)": return Branch(isCompiled: true, isDecided: true)
        case "canImport(Glibc)", "canImport(Musl)", "canImport(FoundationNetworking)", "os(Linux)",
            "!canImport(Darwin)":
            return Branch(isCompiled: false, isDecided: false)
        default: return Branch(isCompiled: nil, isDecided: false)
        }
    }
}
