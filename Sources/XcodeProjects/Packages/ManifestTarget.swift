import CatalogCore

/// A target in a package manifest, as far as its arguments are literals.
struct ManifestTarget {
    /// The string arguments by label; of duplicate labels the first.
    fileprivate(set) var texts: [String: String]
    /// The names of the build plugins of the target.
    fileprivate(set) var plugins: Set<String>
    /// The resources that the build copies as they are, relative to the folder of the target.
    fileprivate(set) var copied: [String]
    /// The files and folders that the target excludes, relative to its folder.
    fileprivate(set) var excluded: [String]
    /// Whether the target is a test.
    fileprivate(set) var isTest: Bool

    /// The folders in which SwiftPM looks for the folder of a target.
    static let locations = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

    /// Returns the folders that can be the target's; empty if the name is unknown.
    ///
    /// - Parameter folder: The folder of the package.
    func folders(in folder: String) -> [String] {
        if let path = texts["path"] { return [path == "." ? folder : "\(folder)/\(path)"] }
        guard let name = texts["name"] else { return [] }
        return Self.locations.map { "\(folder)/\($0)/\(name)" }
    }
}

/// A package manifest, as far as its arguments are literals.
struct PackageManifest {
    /// All targets with code.
    let targets: [ManifestTarget]
    /// The name `Package` in the call that declares the package; nil if there is none.
    let declaration: ByteRange?
    /// Whether the manifest sets `defaultLocalization`.
    let hasDefaultLocalization: Bool
    /// The default language, if it is a literal in the call that declares the package.
    let defaultLocalization: String?

    /// Scans the bytes of a manifest.
    init(_ bytes: [UInt8]) {
        var reader = ManifestReader(bytes: bytes)
        targets = reader.targets()
        (declaration, hasDefaultLocalization) = (reader.declaration, reader.hasDefaultLocalization)
        defaultLocalization = reader.defaultLocalization
    }
}

/// A function call that is not closed yet.
private struct ManifestCall {
    let name: String
    var texts: [String: String] = [:]
    var plugins: Set<String> = []
    var copied: [String] = []
    var excluded: [String] = []
    /// The first argument if it is a literal without a label.
    var first: String?

    var isTarget: Bool { ["target", "executableTarget", "testTarget"].contains(name) }
}

/// A reader that scans the bytes of a manifest once and skips comments.
private struct ManifestReader {
    let bytes: [UInt8]
    private var offset = 0
    /// The last word, and the last word that is followed by a colon.
    private var (word, label) = ("", "")
    private var open: [ManifestCall] = []
    /// The index of the current target in `open`.
    private var openTarget: Int?
    private var declared: [ManifestTarget] = []
    /// Whether the reader is in the array of the argument `exclude` of a target.
    private var isExcluding = false
    private(set) var declaration: ByteRange?
    private(set) var hasDefaultLocalization = false
    private(set) var defaultLocalization: String?

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func targets() -> [ManifestTarget] {
        while let byte = byte(at: offset) {
            switch byte {
            case UInt8(ascii: "/") where self.byte(at: offset + 1) == byte: skip(until: [UInt8(ascii: "\n")])
            case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "*"):
                skip(until: [UInt8(ascii: "*"), UInt8(ascii: "/")])
            case UInt8(ascii: "\""): take(text())
            case UInt8(ascii: "("): enter()
            case UInt8(ascii: ")"): leave()
            case UInt8(ascii: ":"):
                (label, word) = (word, "")
                offset += 1
            case _ where byte.isASCIIWord: take(word: nextWord())
            default:
                if byte == UInt8(ascii: "[") { isExcluding = label == "exclude" && isInTarget }
                if byte == UInt8(ascii: "]") { isExcluding = false }
                if byte == UInt8(ascii: ",") { label = "" }
                offset += 1
            }
        }
        return declared
    }

    private func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// Whether the innermost open call is a target.
    private var isInTarget: Bool { openTarget.map { $0 == open.count - 1 } ?? false }

    private mutating func take(word: String) {
        self.word = word
        if word == "defaultLocalization" { hasDefaultLocalization = true }
    }

    private mutating func enter() {
        if word == "Package", declaration == nil { declaration = offset - word.utf8.count..<offset }
        open.append(ManifestCall(name: word))
        // A `.target(name: "Other")` in the dependencies of a target does not declare a target.
        if openTarget == nil, open.last?.isTarget ?? false { openTarget = open.count - 1 }
        (word, label) = ("", "")
        offset += 1
    }

    private mutating func leave() {
        offset += 1
        label = ""
        guard let call = open.popLast() else { return }
        if call.name == "Package" { defaultLocalization = call.texts["defaultLocalization"] }
        if openTarget == open.count {
            openTarget = nil
            declared.append(
                ManifestTarget(
                    texts: call.texts, plugins: call.plugins, copied: call.copied, excluded: call.excluded,
                    isTest: call.name == "testTarget"))
        } else if ["copy", "embedInCode"].contains(call.name), let path = call.first, let target = openTarget {
            open[target].copied.append(path)
        } else if call.name == "plugin", let plugin = call.texts["name"], let target = openTarget {
            open[target].plugins.insert(plugin)
        }
    }

    private mutating func take(_ text: String) {
        if isExcluding, let call = open.indices.last { return open[call].excluded.append(text) }
        if label.isEmpty, let call = open.indices.last, open[call].first == nil { open[call].first = text }
        guard let call = open.indices.last, !label.isEmpty, open[call].texts[label] == nil else { return }
        open[call].texts[label] = text
    }

    /// Reads a string literal; escapes are skipped but not decoded.
    private mutating func text() -> String {
        let start = offset + 1
        offset = start
        while let byte = byte(at: offset), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(offset, bytes.count)
        offset += 1
        return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
    }

    private mutating func nextWord() -> String {
        let start = offset
        while let byte = byte(at: offset), byte.isASCIIWord { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skip(until end: [UInt8]) {
        offset += 1
        while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
        offset += end.count
    }
}
