import Foundation
import XCStringsKit

/// The granted permissions of a project, stored outside of the project.
///
/// The path is `$XDG_STATE_HOME/fitloc/trust/PROJECT/grants.json`, with `~/.local/state` as default. PROJECT is the
/// path of the project's root. A store inside the project is ignored, because the project's author could have written
/// it.
package struct TrustStore: Sendable {
    /// The bounds of the project.
    package let bounds: ProjectBounds
    /// The path of the file, or nil if the environment names no folder for it.
    package let path: String?

    /// Determines the file for a project.
    package init(of bounds: ProjectBounds, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.bounds = bounds
        let folder = PersonalFolder.state(environment)
        path = folder.flatMap { folder in
            bounds.contains(folder) ? nil : "\(folder)/trust\(bounds.root == "/" ? "" : bounds.root)/grants.json"
        }
    }

    /// Reads the granted permissions.
    ///
    /// - Throws: `FileError` if the file cannot be read. A missing file grants nothing.
    package func grants() throws(FileError) -> Set<TrustGrant> {
        guard let bytes = try path.flatMap(FileReader.bytesIfThere) else { return [] }
        let spellings = (try? JSONDecoder().decode([String].self, from: Data(bytes))) ?? []
        return Set(spellings.compactMap(TrustGrant.init(spelling:)))
    }

    /// Replaces the granted permissions.
    package func keep(_ grants: Set<TrustGrant>) throws(CommandFailure) {
        guard let path else { throw CommandFailure(Texts.Trust.noPlace(folder: VisibleText.shown(bounds.root))) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(grants.map(\.spelling).sorted()) else { return }
        do throws(FileError) {
            let bytes = Array(data) + [UInt8(ascii: "\n")]
            try FileReplacer.create(path, with: bytes, overwriting: true, creatingFolders: true)
        } catch {
            throw CommandFailure(error)
        }
    }
}
