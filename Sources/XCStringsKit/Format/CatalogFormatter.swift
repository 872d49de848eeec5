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

    /// The form of a file of a project.
    ///
    /// A file whose lines all end in CR LF counts as unchanged where git checks it out so (`core.autocrlf`).
    public static func result(for file: LoadedFile, in project: Project) -> Result {
        if file.format == .catalog, let refusal = project.refusal(of: file) { return .refused(refusal) }
        guard let document = project.catalog(of: file)?.document else {
            return .refused("\(file.path): only string catalogs are formatted; Xcode has no form of its own for tables")
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
