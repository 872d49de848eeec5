import Foundation
import TestSupport

/// A script for bash, or a file of a CI system with steps for bash.
///
/// macOS has bash 3.2, the last version before another licence, and the tools of BSD.
struct ShellScript {
    /// The path below the folder of the package.
    let path: String
    /// The text.
    let text: String

    /// A construct that macOS does not have.
    struct Construct {
        /// The reason, for messages.
        let reason: String
        /// A regular expression.
        let form: String
    }

    /// What bash 3.2 does not know.
    private static let newerBash = [
        Construct(reason: "bash 4 has mapfile", form: #"\b(?:mapfile|readarray)\b"#),
        Construct(reason: "bash 4 has associative arrays", form: #"\b(?:declare|local|typeset) -[a-zA-Z]*A"#),
        Construct(reason: "bash 4.2 has global declarations", form: #"\b(?:declare|typeset) -[a-zA-Z]*g"#),
        Construct(reason: "bash 4.3 has references", form: #"\b(?:declare|local|typeset) -[a-zA-Z]*n"#),
        Construct(reason: "bash 4 changes case", form: #"\$\{\w+(?:\[[^\]]*\])?(?:,,?|\^\^?)[^}]*\}"#),
        Construct(reason: "bash 4.4 has transformations", form: #"\$\{\w+(?:\[[^\]]*\])?@[A-Za-z]\}"#),
        Construct(reason: "bash 4.3 waits for any job", form: #"\bwait -[a-z]*[nfp]"#),
        Construct(reason: "bash 4 has |& and &>>", form: #"\|&|&>>"#),
        Construct(reason: "bash 4 has coproc", form: #"\bcoproc\b"#),
        Construct(reason: "bash 4.2 prints times", form: #"\bprintf (?:-v \w+ )?['"][^'"]*%\("#),
        Construct(reason: "a newer bash has the variable", form: #"\$\{?(?:EPOCH[A-Z]+|BASHPID|SRANDOM)\b"#),
        Construct(reason: "bash 4.2 has negative indices", form: #"\$\{\w+\[-\d"#),
        Construct(reason: "a newer bash has the option", form: #"\bshopt -s (?:globstar|lastpipe|inherit_errexit)\b"#),
        Construct(reason: "bash 4.2 asks with -v", form: #"\[\[? -v\b"#),
    ]

    /// What BSD's tools do not know, or do otherwise.
    private static let otherTools = [
        Construct(reason: "BSD's sed -i needs an argument", form: #"\bsed (?:-\w+ )*(?:-\w*i|--in-place)"#),
        Construct(reason: "BSD's sed has -E", form: #"\bsed (?:-\w+ )*-\w*r\b"#),
        Construct(reason: "an older readlink has no -f", form: #"\breadlink -\w*[fem]"#),
        Construct(reason: "BSD's stat has other options", form: #"\bstat (?:-\w+ )*(?:-\w*c\b|--)"#),
        Construct(reason: "BSD's date has no -d", form: #"\bdate (?:-\w+ )*(?:-\w*d\b|--)"#),
        Construct(reason: "an older xargs has no -r", form: #"\bxargs (?:-\w+ )*(?:-\w*[rd]\b|--)"#),
        Construct(reason: "BSD's grep has no -P", form: #"\bgrep (?:-\w+ )*(?:-\w*P|--perl)"#),
        Construct(reason: "BSD's find has no -printf", form: #"\s-(?:printf|fprintf|regextype|readable|executable)\b"#),
        Construct(reason: "an older sort has no -V", form: #"\bsort (?:-\w+ )*-\w*V"#),
        Construct(reason: "BSD's cp has no --", form: #"\b(?:cp|mv|rm|ln|mkdir|touch|ls|du) (?:-\w+ )*--\w"#),
        Construct(reason: "BSD's ln has no -r and -T", form: #"\b(?:ln|cp|mv) (?:-\w+ )*-\w*T"#),
        Construct(reason: "BSD's base64 has no -w", form: #"\bbase64 (?:-\w+ )*-\w*w"#),
        Construct(reason: "BSD's head has no negative count", form: #"\bhead -\w* ?-\d"#),
        Construct(reason: "BSD's mktemp has no -p", form: #"\bmktemp (?:-\w+ )*(?:-\w*p|--)"#),
        Construct(reason: "macOS does not have it", form: #"\b(?:nproc|tac|shuf|md5sum|sha1sum|numfmt|setsid|ldd)\b"#),
        Construct(reason: "macOS does not have it", form: #"(?:^|[;&|(]|\$\() *(?:timeout|realpath|flock) "#),
        Construct(reason: "macOS has shasum", form: #"^(?!.*command -v sha256sum).*\bsha256sum\b"#),
        Construct(reason: "macOS does not have xz", form: #"(?:^|[;&|(]|\$\() *xz "#),
    ]

    /// Commands of scripts that never run on a Mac, or not at that line.
    private static let onlyOnLinux: Set = [
        "scripts/support/static-libraries: nproc", "scripts/support/notices: readlink -f",
    ]

    /// Returns a message for each construct that macOS does not have.
    func violations() throws -> [String] {
        let lines = lines
        return try (Self.newerBash + Self.otherTools).flatMap { construct in
            let form = try Regex(construct.form)
            return lines.compactMap { number, line -> String? in
                guard let found = line.firstMatch(of: form) else { return nil }
                let word = String(line[found.range])
                guard !Self.onlyOnLinux.contains("\(path): \(word)") else { return nil }
                return "\(path):\(number): \(word): \(construct.reason)"
            }
        }
    }

    /// The lines with their numbers, without comments and without texts in other languages (`<<'END'`).
    private var lines: [(number: Int, text: Substring)] {
        var end: Substring?
        var found: [(Int, Substring)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let wanted = end {
                if line.drop(while: { $0 == "\t" }) == wanted { end = nil }
                continue
            }
            if line.firstMatch(of: #/^\s*#/#) == nil { found.append((index + 1, line)) }
            end = line.firstMatch(of: #/<<-?['"]?(\w+)['"]?\s*\)?$/#)?.output.1
        }
        return found
    }

    /// Returns all scripts of the repository, its workflows, its actions and the hooks for others.
    static func all() throws -> [ShellScript] {
        let folders = ["scripts", ".ci", ".github", "Examples"]
        let below = try folders.flatMap { folder in
            let root = SourceTree.package.appendingPathComponent(folder)
            return try SourceTree.files(below: root).map { folder + $0.path.dropFirst(root.path.count) }
        }
        return try (below + ["action.yml", ".pre-commit-hooks.yaml"]).compactMap { path in
            let data = try Data(contentsOf: SourceTree.package.appendingPathComponent(path))
            guard let text = String(data: data, encoding: .utf8), !path.contains("/.build/") else { return nil }
            let isScript = text.firstMatch(of: #/^#!.*\b(?:ba)?sh\b/#) != nil
            return isScript || path.hasSuffix(".yml") ? ShellScript(path: path, text: text) : nil
        }
    }
}
