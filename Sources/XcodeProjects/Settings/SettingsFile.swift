import CatalogCore

/// A reader for an `.xcconfig` file with the files that it includes.
struct SettingsFile {
    /// The maximum size in bytes of a file together with the files that it includes.
    static let sizeLimit = 1 << 20
    /// The maximum depth of includes and number of files.
    private static let limits = (depth: 16, count: 256)

    private let read: (String) -> [UInt8]?
    private var open: [String] = []
    private var count = 0
    private let limit: Int
    /// The size in bytes of the files that were read.
    private(set) var size = 0
    private(set) var assignments: [(name: String, assignment: SettingAssignment)] = []

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - limit: The maximum size in bytes of all files; those beyond it are ignored.
    ///   - read: Returns the bytes of a file; nil if it does not exist.
    init(limit: Int, read: @escaping (String) -> [UInt8]?) {
        self.limit = limit
        self.read = read
    }

    /// Reads the assignments of a file in order; included files take the position of their `#include` line.
    mutating func take(_ path: String) {
        // A missing file, or one that includes itself, is ignored.
        guard !open.contains(path), open.count < Self.limits.depth, count < Self.limits.count, let bytes = read(path)
        else { return }
        count += 1
        size += bytes.count
        guard size <= limit else { return }
        open.append(path)
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            take(line: line, in: path)
        }
        open.removeLast()
    }

    private mutating func take(line: Substring, in path: String) {
        let line = Self.withoutComment(line).trimmed
        if line.hasPrefix("#include") {
            guard let name = Self.quoted(line), !name.hasPrefix("<") else { return }
            take(PathText.joined(PathText.folder(of: path), name))
            return
        }
        guard let (name, condition, value) = Self.setting(line) else { return }
        assignments.append((name, SettingAssignment(value: value, condition: condition)))
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let slashes = line.firstRange(of: "//") else { return line }
        return line[..<slashes.lowerBound]
    }

    private static func quoted(_ line: Substring) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count > 2 ? String(parts[1]) : nil
    }

    /// Parses `NAME[sdk=iphoneos*] = value`, in which the condition contains `=` too.
    private static func setting(_ line: Substring) -> (name: String, condition: String?, value: String)? {
        let name = line.prefix { $0 != "[" && $0 != "=" && !$0.isWhitespace }
        var rest = line[name.endIndex...].trimmed
        var condition = ""
        while rest.first == "[", let end = rest.firstIndex(of: "]") {
            condition += rest[...end]
            rest = rest[rest.index(after: end)...].trimmed
        }
        guard !name.isEmpty, rest.first == "=" else { return nil }
        var value = rest.dropFirst().trimmed
        if value.last == ";" { value = value.dropLast().trimmed }
        return (String(name), condition.isEmpty ? nil : condition, String(value))
    }
}

extension Substring {
    /// The text without whitespace at both ends.
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}
