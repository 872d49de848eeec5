import CatalogCore

/// Puts catalogs into the form that Xcode would give them.
public enum CatalogFormatter {
    /// What became of a file.
    public enum Result: Sendable {
        /// It is in Xcode's form; these are its bytes.
        case unchanged([UInt8])
        /// It was not; this is what Xcode would write.
        case changed([UInt8])
        /// It cannot be formatted without losing something: it is broken. The reason names the place.
        case refused(String)
    }

    /// The form of a file that was read.
    ///
    /// A file whose lines all end in CR LF counts as unchanged where git checks it out so (`core.autocrlf`).
    public static func result(for file: LoadedFile) -> Result {
        guard file.format == .catalog else {
            return .refused("\(file.path): only string catalogs are formatted; Xcode has no form of its own for tables")
        }
        if let failure = file.failure { return .refused(refusal(file.path, failure.position, failure.message)) }
        let document: Document
        do throws(DocumentError) {
            document = try Document(file.bytes)
        } catch {
            return .refused(refusal(file.path, error.position, error.description))
        }
        guard Catalog(document, path: file.path).hasStrings else {
            return .refused(refusal(file.path, .start, "no object “strings”: this is no string catalog"))
        }
        let form = XcodeForm.bytes(of: document)
        let isAsWritten = form == file.bytes
        return isAsWritten || isCheckedOut(file, as: form) ? .unchanged(file.bytes) : .changed(form)
    }

    /// git is asked only of the rare file that differs by nothing but its line ends.
    private static func isCheckedOut(_ file: LoadedFile, as form: [UInt8]) -> Bool {
        guard withCarriageReturns(form) == file.bytes else { return false }
        let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return GitProgram(in: folder.joined(separator: "/")).checksOutCarriageReturns
    }

    private static func refusal(_ path: String, _ position: TextPosition, _ message: String) -> String {
        "\(path):\(position.line):\(position.column): error: \(message)"
    }

    private static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            if byte == 0x0A { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}
