import XCStringsKit

/// Makes the fixes that findings carry.
package enum FindingFixer {
    /// Writes the fixes of all files.
    ///
    /// Fixes that touch the same bytes wait for the next run: the first one goes.
    /// - Returns: whether anything was written.
    package static func write(
        _ findings: [Finding], of files: [LoadedFile], to console: inout Console
    ) throws -> Bool {
        var hasWritten = false
        let byPath = Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.path)
        for file in files where !file.isStandardInput {
            guard let findings = byPath[file.path] else { continue }
            let edits = compatible(findings.map(\.fix))
            let bytes = try Edit.apply(edits, to: file.bytes)
            hasWritten = try console.replace(file, with: bytes) || hasWritten
        }
        return hasWritten
    }

    /// The edits of as many fixes as go together, in their order.
    private static func compatible(_ fixes: [[Edit]]) -> [Edit] {
        var taken: [Edit] = []
        for fix in fixes where fix.allSatisfy({ edit in !taken.contains { $0.range.touches(edit.range) } }) {
            taken += fix
        }
        return taken
    }
}

extension ByteRange {
    /// Whether both ranges share a byte, or a place between two.
    fileprivate func touches(_ other: ByteRange) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
