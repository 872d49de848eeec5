import CatalogCore
import CatalogLint
import CatalogRuntime

/// An error for a file that is not a valid baseline.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The position of the error.
    public let position: TextPosition
    /// A description of the error, without the location.
    public let reason: String

    /// The location and the reason, on one line.
    public var description: String { "\(path):\(position.line):\(position.column): error: \(reason)" }
}

extension Baseline {
    /// Parses a baseline.
    ///
    /// - Parameter rules: the rules, including former ids that the baseline may contain.
    /// - Throws: an error if the file is not valid JSON, has a later version, or has an entry without rule or path.
    public init(_ bytes: [UInt8], path: String, rules: RuleSet) throws(BaselineError) {
        let lines = LineIndex(bytes)
        func error(at offset: Int, _ reason: String) -> BaselineError {
            BaselineError(path: path, position: lines.position(at: offset), reason: reason)
        }
        let document: Document
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            throw BaselineError(path: path, position: error.position, reason: "\(error)")
        }
        let root = document.root
        guard root["version"]?.integer == 1, let list = root["findings"], list.kind == .array else {
            let location = (root["version"] ?? root).range.lowerBound
            throw error(at: location, "not a baseline of version 1; create one with `fitloc lint --write-baseline`")
        }
        var entries: [Entry] = []
        for element in list.elements {
            guard let rule = element["rule"]?.string, let file = element["path"]?.string else {
                throw error(at: element.range.lowerBound, "an entry needs a “rule” and a “path”")
            }
            let fingerprint = FindingFingerprint(
                rule: rules.canonical(RuleID(rule)), path: file, key: element["key"]?.string,
                language: element["language"]?.string.map { LanguageTag($0) }, part: element["part"]?.string ?? "")
            entries.append(Entry(fingerprint: fingerprint, range: element.range))
        }
        self.init(file: TableFile(path: path, bytes: bytes, format: .catalog), entries: entries)
    }
}
