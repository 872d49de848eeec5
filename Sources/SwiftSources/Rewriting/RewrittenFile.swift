import XCStringsKit

/// A Swift file with some of its bytes replaced, read again to be sure that it still is Swift.
package struct RewrittenFile: Hashable, Sendable {
    /// The path.
    package let path: String
    /// The bytes that it was read with.
    package let old: [UInt8]
    /// The bytes that it will have.
    package let new: [UInt8]

    /// Why a file is left alone.
    package enum Refusal: Error, Hashable, Sendable {
        /// Two edits touch the same bytes, or one lies outside of the file.
        case edits(Edit.Problem)
        /// The file cannot be read, before or after.
        case unreadable(SourceProblem)
        /// The new bytes have an error of syntax that the old ones had not, at a place of the new ones.
        case syntax(TextPosition)
    }

    /// Makes edits; nothing is written.
    ///
    /// - Throws: why the file stays as it is.
    package init(_ file: SourceFile, _ edits: [Edit]) throws(Refusal) {
        path = file.path
        old = file.bytes
        do throws(Edit.Problem) { new = try Edit.apply(edits, to: file.bytes) } catch { throw .edits(error) }
        let before = try Self.errors(in: old)
        let after = try Self.errors(in: new)
        guard after.count <= before.count else {
            throw .syntax(LineIndex(new).position(at: after.first { !before.contains($0) } ?? after[0]))
        }
    }

    /// The places where the parser missed something, or met what it did not expect.
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
