import CatalogCore
import CatalogLint
import Foundation
import StringTables

/// The fixes of `lint --fix`, as replacements of regions.
struct SARIFFixes {
    private let files: [String: LoadedFile]
    private let locations: SARIFLocations
    private var lines: [String: LineIndex] = [:]

    init(files: [LoadedFile], locations: SARIFLocations) {
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.locations = locations
    }

    /// Returns the fix of a finding; nil if it has no safe fix, or if its file is not available to count lines.
    mutating func fix(of finding: Finding) -> DocumentFragment? {
        guard !finding.fix.isEmpty, let file = files[finding.path] else { return nil }
        let replacements = finding.fix.compactMap { replacement(for: $0, in: file) }
        guard replacements.count == finding.fix.count else { return nil }
        let change: DocumentFragment = [
            "artifactLocation": locations.file(finding.path), "replacements": .array(replacements),
        ]
        let description = "What `fitloc lint --fix` does about \(finding.rule)."
        return [
            "description": ["text": .string(description)],
            "artifactChanges": [change],
        ]
    }

    /// Returns an edit by line and column if these identify its exact bytes, otherwise by byte offset; nil if neither
    /// works.
    private mutating func replacement(for edit: Edit, in file: LoadedFile) -> DocumentFragment? {
        if !isOfBytes(edit, in: file), let region = textRegion(edit.range, of: file),
            let text = String(validUTF8: edit.replacement)
        {
            return Self.replacement(of: region, by: ["text": .string(text)])
        }
        guard file.text.bytes == file.bytes || isOfBytes(edit, in: file) else { return nil }
        let region: DocumentFragment = [
            "byteOffset": .integer(edit.range.lowerBound), "byteLength": .integer(edit.range.count),
        ]
        return Self.replacement(
            of: region, by: ["binary": .string(Data(edit.replacement).base64EncodedString())])
    }

    /// Whether an edit applies to the bytes on disk rather than to decoded text: an edit of a whole legacy table.
    private func isOfBytes(_ edit: Edit, in file: LoadedFile) -> Bool {
        file.format != .catalog && edit.range == 0..<file.bytes.count
    }

    private static func replacement(of region: DocumentFragment, by content: DocumentFragment)
        -> DocumentFragment
    {
        ["deletedRegion": region, "insertedContent": content]
    }

    private mutating func textRegion(_ range: ByteRange, of file: LoadedFile) -> DocumentFragment? {
        let index = lines[file.path] ?? LineIndex(file.text.bytes)
        lines[file.path] = index
        let (start, end) = (index.position(at: range.lowerBound), index.position(at: range.upperBound))
        guard index.offset(of: start) == range.lowerBound, index.offset(of: end) == range.upperBound else { return nil }
        return [
            "startLine": .integer(start.line), "startColumn": .integer(start.column),
            "endLine": .integer(end.line), "endColumn": .integer(end.column),
        ]
    }
}
