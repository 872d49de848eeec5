/// The version of git.
package struct GitVersion: Hashable, Comparable, Sendable {
    private let major: Int
    private let minor: Int

    /// Creates a version from its first two numbers.
    package init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Parses the output of `git version`; nil for other text.
    init?(printed text: String) {
        let words = text.split(separator: " ")
        guard words.count > 2, words[0] == "git" else { return nil }
        let numbers = words[2].split(separator: ".").prefix(2).map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else { return nil }
        self.init(major, minor)
    }

    /// Orders versions from older to newer.
    package static func < (left: GitVersion, right: GitVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
