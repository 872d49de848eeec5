import Foundation
import XCStringsKit

/// What a person allowed projects to do, kept outside of them.
///
/// `$XDG_STATE_HOME/fitloc/trust/PROJECT/grants.json`, else below `~/.local/state`; PROJECT is the path of the
/// project's root. What is kept inside the project is not read: whoever wrote the project could have written it.
package struct TrustStore: Sendable {
    /// How far the project reaches.
    package let bounds: ProjectBounds
    /// The file of the grants; nil where there is no place for it.
    package let path: String?

    /// Finds the place for a project.
    package init(of bounds: ProjectBounds, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.bounds = bounds
        let folder = PersonalFolder.state(environment)
        path = folder.flatMap { folder in
            bounds.contains(folder) ? nil : "\(folder)/trust\(bounds.root == "/" ? "" : bounds.root)/grants.json"
        }
    }

    /// What was allowed.
    ///
    /// - Throws: where the file cannot be read; one that is not there allows nothing.
    package func grants() throws(FileError) -> Set<TrustGrant> {
        guard let bytes = try path.flatMap(FileReader.bytesIfThere) else { return [] }
        let spellings = (try? JSONDecoder().decode([String].self, from: Data(bytes))) ?? []
        return Set(spellings.compactMap(TrustGrant.init(spelling:)))
    }

    /// Keeps what is allowed now, in the place of what was.
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
