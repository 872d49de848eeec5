import Foundation
import TestSupport
import Testing

/// The fixes in a SARIF run, applied according to the specification.
///
/// Regions are given by lines and columns in UTF-16 code units, or by byte offsets.
struct SARIFPatch {
    private let changes: [[Replacement]]

    private struct Replacement {
        let uri: String
        let region: JSONValue
        let content: JSONValue
    }

    init(_ run: JSONValue) throws {
        let fixes = (run["results"]?.elements ?? []).compactMap { $0["fixes"]?.elements.first }
        changes = try fixes.map { fix in
            try (fix["artifactChanges"]?.elements ?? []).flatMap { change in
                let uri = try #require(change["artifactLocation"]?["uri"]?.text?.removingPercentEncoding)
                return try (change["replacements"]?.elements ?? []).map { replacement in
                    Replacement(
                        uri: uri, region: try #require(replacement["deletedRegion"]),
                        content: try #require(replacement["insertedContent"]))
                }
            }
        }
    }

    /// Applies the fixes that do not overlap.
    ///
    /// - Returns: Whether there were any fixes.
    func apply(in folder: WorkFolder) throws -> Bool {
        for uri in Set(changes.joined().map(\.uri)) {
            var text = PatchedText(try folder.bytes(of: uri))
            for fix in changes where fix.first?.uri == uri { try take(fix, into: &text) }
            try text.patched.write(to: folder.file(uri))
        }
        return !changes.isEmpty
    }

    private func take(_ fix: [Replacement], into text: inout PatchedText) throws {
        // Only byte-order marks have regions given by byte offsets.
        if let mark = fix.first, mark.region["byteOffset"] != nil {
            #expect(mark.region["byteOffset"] == .number(0) && mark.region["byteLength"] == .number(3))
            text.mark = [UInt8](try #require(mark.content["binary"]?.text.flatMap { Data(base64Encoded: $0) }))
        } else {
            text.take(
                try fix.map { fix in
                    (try range(fix.region, in: text), Array(try #require(fix.content["text"]?.text).utf16))
                })
        }
    }

    private func range(_ region: JSONValue, in text: PatchedText) throws -> Range<Int> {
        let location = try ["startLine", "startColumn", "endLine", "endColumn"].map { name in
            guard case .number(let number)? = region[name] else { throw CocoaError(.coderValueNotFound) }
            return Int(number)
        }
        return text.offset(location[0], location[1])..<text.offset(location[2], location[3])
    }
}

/// A file's text in UTF-16 code units, independent of its encoding, with edits that are applied together.
private struct PatchedText {
    private let units: [UInt16]
    private let isWide: Bool
    /// The byte-order mark.
    var mark: [UInt8]
    private let lines: [Int]
    private var edits: [(range: Range<Int>, units: [UInt16])] = []

    init(_ data: Data) {
        let bytes = [UInt8](data)
        isWide = bytes.starts(with: [0xFF, 0xFE])
        mark = isWide ? [0xFF, 0xFE] : bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
        let rest = Array(bytes.dropFirst(mark.count))
        let units =
            isWide
            ? stride(from: 0, to: rest.count, by: 2).map { UInt16(rest[$0]) | UInt16(rest[$0 + 1]) << 8 }
            : Array(String(decoding: rest, as: UTF8.self).utf16)
        self.units = units
        lines = [0] + units.indices.filter { units[$0] == 0x0A }.map { $0 + 1 }
    }

    func offset(_ line: Int, _ column: Int) -> Int { lines[line - 1] + column - 1 }

    /// Adds a fix, unless it overlaps an earlier one.
    mutating func take(_ fix: [(Range<Int>, [UInt16])]) {
        let isFree = fix.allSatisfy { new, _ in
            edits.allSatisfy { new.upperBound < $0.range.lowerBound || $0.range.upperBound < new.lowerBound }
        }
        if isFree { edits += fix.map { (range: $0.0, units: $0.1) } }
    }

    var patched: Data {
        var result = units
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.units)
        }
        let bytes =
            isWide
            ? result.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            : Array(String(decoding: result, as: UTF16.self).utf8)
        return Data(mark + bytes)
    }
}
