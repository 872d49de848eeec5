import CatalogCore
import CommandOutput
import InterfaceTexts

/// The output of a conversion, from `--output`.
package enum ConversionTarget: Sendable {
    /// Standard output, which the option names `-`.
    case standardOutput
    /// One file.
    case file(String)
    /// A folder, which need not exist.
    case folder(String)

    /// Parses the option.
    ///
    /// `-` is standard output. A path is a folder if it is an existing folder or ends in a slash.
    ///
    /// - Parameter isFolder: Whether the output must be a folder.
    package init(_ output: String, isFolder: Bool) throws(CommandFailure) {
        let present = Self.kind(of: output)
        switch (output, present) {
        case ("-", _) where !isFolder: self = .standardOutput
        case (_, .file?) where isFolder: throw CommandFailure(Texts.Convert.needsFolder(path: VisibleText.path(output)))
        case (_, .folder?): self = .folder(output)
        case _ where isFolder || output.hasSuffix("/"): self = .folder(output)
        case _ where TablePath.format(of: output) == .catalog: self = .file(output)
        default: throw CommandFailure(Texts.Convert.needsEnding(path: VisibleText.path(output)))
        }
    }

    /// Returns the path of a file in a folder, without a leading `./`.
    static func path(_ file: String, in folder: String) -> String {
        var folder = folder[...]
        while folder.hasPrefix("./") { folder = folder.dropFirst(2).drop { $0 == "/" } }
        if folder == "." || folder.isEmpty { return file }
        return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    }

    private enum Present {
        case file, folder
    }

    private static func kind(of path: String) -> Present? {
        do throws(FileError) {
            _ = try FileReader.read(path)
            return .file
        } catch {
            if case .isFolder = error { return .folder }
            return nil
        }
    }
}
