import CatalogCore
import StringTables

/// Puts catalogs into the form that Xcode would give them.
public enum CatalogFormatter {
    /// What became of a file.
    public enum Result: Sendable {
        /// It is in Xcode's form; these are its bytes.
        case unchanged([UInt8])
        /// It was not; this is what Xcode would write.
        case changed([UInt8])
        /// It is broken, and formatting it would lose something.
        case broken(BrokenFile)
        /// It is a legacy table: Xcode has no form of its own for those.
        case noCatalog
    }

    /// The form of a file of a project.
    ///
    /// - Parameter endsLinesWithCRLF: whether a file may end its lines with CR LF, as git checks files out with
    ///   `core.autocrlf`; only asked for a file that differs from Xcode's form by nothing else.
    public static func result(
        for file: LoadedFile, in project: Project, endsLinesWithCRLF: (LoadedFile) -> Bool = { _ in false }
    ) -> Result {
        if file.format == .catalog, let refusal = project.refusal(of: file) { return .broken(refusal) }
        guard let document = project.catalog(of: file)?.document else { return .noCatalog }
        let form = XcodeForm.bytes(of: document)
        let isInForm = form == file.bytes || withCarriageReturns(form) == file.bytes && endsLinesWithCRLF(file)
        return isInForm ? .unchanged(file.bytes) : .changed(form)
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
