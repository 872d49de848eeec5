import CatalogCore

/// A file of code after edits, whose new content was read to verify its syntax.
package struct RewrittenFile: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The bytes before the edits.
    package let old: [UInt8]
    /// The bytes after the edits.
    package let new: [UInt8]

    /// A reason why a file is not changed.
    package enum Refusal: Error, Hashable, Sendable {
        /// Two edits overlap, or an edit is outside of the file.
        case edits(Edit.Problem)
        /// The file cannot be parsed before or after the edits.
        case unreadable(SourceProblem)
        /// The edits add a syntax error, at the given position in the new content.
        case syntax(TextPosition)
    }

    /// Applies edits in memory.
    ///
    /// - Throws: The reason why the file is not changed.
    package init(_ file: SourceFile, _ edits: [Edit]) throws(Refusal) {
        path = file.path
        old = file.bytes
        do throws(Edit.Problem) { new = try Edit.apply(edits, to: file.bytes) } catch { throw .edits(error) }
        guard !file.isC else {
            let (before, after) = (CCode(old).shape, CCode(new).shape)
            guard before == after else {
                throw .syntax(LineIndex(new).position(at: edits.map(\.range.lowerBound).min() ?? 0))
            }
            return
        }
        let before = try Self.errors(in: old)
        let after = try Self.errors(in: new)
        guard after.count <= before.count else {
            throw .syntax(LineIndex(new).position(at: after.first { !before.contains($0) } ?? after[0]))
        }
    }

    /// Returns the offsets of missing and unexpected tokens.
    private static func errors(in bytes: [UInt8]) throws(Refusal) -> [Int] {
        let found = ParallelWork.result {
            Result { () throws(SourceProblem) in try SyntaxErrors.offsets(in: bytes) }
        }
        switch found {
        case .success(let errors)?: return errors
        case .failure(let problem)?: throw .unreadable(problem)
        case nil: return []
        }
    }
}
