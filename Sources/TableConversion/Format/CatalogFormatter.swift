import CatalogCore
import StringTables

/// Formatting of catalogs in Xcode's form.
public enum CatalogFormatter {
    /// The result of formatting a file.
    public enum Result: Sendable {
        /// The file is already in Xcode's form; the value is its bytes.
        case unchanged([UInt8])
        /// The file differs from Xcode's form; the value is the formatted bytes.
        case changed([UInt8])
        /// The file is broken, so formatting would lose content.
        case broken(BrokenFile)
        /// The file is a legacy table, for which Xcode has no form.
        case noCatalog
    }

    /// Formats a file of a project.
    ///
    /// - Parameter endsLinesWithCRLF: Returns whether a file may use CRLF line endings, as git writes with
    ///   `core.autocrlf`. Called only if the file otherwise matches Xcode's form.
    public static func result(
        for file: LoadedFile, in project: Project, endsLinesWithCRLF: (LoadedFile) -> Bool = { _ in false }
    ) -> Result {
        if file.format == .catalog, let refusal = project.refusal(of: file) { return .broken(refusal) }
        guard let document = project.catalog(of: file)?.document else { return .noCatalog }
        if document.bytes == file.bytes, XcodeForm.isForm(of: document) { return .unchanged(file.bytes) }
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
