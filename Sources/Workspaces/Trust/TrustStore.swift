import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts

/// The granted permissions of a project, stored outside of the project.
///
/// The path is `$XDG_STATE_HOME/fitloc/trust/PROJECT/grants.json`, with `~/.local/state` as default. PROJECT is the
/// path of the project's root. A store inside the project is ignored, because the project's author could have written
/// it. A permission is for one folder, not for its path, and for the files that the command names as they were.
package struct TrustStore: Sendable {
    /// The bounds of the project.
    package let bounds: ProjectBounds
    /// The path of the file, or nil if the environment names no folder for it.
    package let path: String?

    /// Determines the file for a project.
    package init(of bounds: ProjectBounds, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.bounds = bounds
        path = PersonalFolder.state(of: "grants.json", in: "trust", outside: bounds, environment)
    }

    /// Reads the granted permissions.
    ///
    /// - Throws: `FileError` if the file cannot be read. A missing file grants nothing.
    package func grants() throws(FileError) -> Set<TrustGrant> {
        Set(try record().grants.compactMap { TrustGrant(spelling: $0.grant) })
    }

    /// Returns whether a permission is granted, and the files that the command names are those that the user allowed.
    ///
    /// - Parameter folder: The absolute path of the folder in which a program would start.
    func allows(_ grant: TrustGrant, startingIn folder: String) throws(FileError) -> Bool {
        guard let kept = try record().grants.first(where: { $0.grant == grant.spelling }) else { return false }
        return try kept.files == files(of: grant, startingIn: folder)
    }

    /// Adds permissions to those that are granted.
    ///
    /// - Parameter folder: The absolute path of the folder in which programs will start.
    func add(_ grants: [TrustGrant], startingIn folder: String) throws(CommandFailure) {
        var record: TrustRecord
        var new: [TrustRecord.Grant] = []
        do throws(FileError) {
            record = try self.record()
            for grant in Set(grants) {
                let files = try files(of: grant, startingIn: folder)
                new.append(TrustRecord.Grant(grant: grant.spelling, files: files))
            }
        } catch {
            throw CommandFailure(error)
        }
        record.grants.removeAll { old in new.contains { $0.grant == old.grant } }
        record.grants += new
        record.grants.sort { $0.grant < $1.grant }
        try keep(record)
    }

    private func files(of grant: TrustGrant, startingIn folder: String) throws(FileError) -> [ProgramFile] {
        guard case .program(let command) = grant else { return [] }
        return try ProgramFile.all(in: command, startingIn: folder, within: bounds)
    }

    /// Revokes all permissions.
    func removeAll() throws(CommandFailure) {
        var record: TrustRecord
        do throws(FileError) { record = try self.record() } catch { throw CommandFailure(error) }
        record.grants = []
        try keep(record)
    }

    // MARK: - The file

    /// Reads the record of the project.
    ///
    /// A missing record, a record of another folder and one of an older version grant nothing.
    private func record() throws(FileError) -> TrustRecord {
        let folder = try FolderIdentity(ofPath: bounds.root)
        let bytes = try path.flatMap(FileReader.bytesIfThere) ?? []
        let record = try? JSONDecoder().decode(TrustRecord.self, from: Data(bytes))
        return record.flatMap { $0.root == folder ? $0 : nil } ?? TrustRecord(of: folder)
    }

    private func keep(_ record: TrustRecord) throws(CommandFailure) {
        guard let path else { throw CommandFailure(Texts.Trust.noPlace(folder: VisibleText.shown(bounds.root))) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(record) else { return }
        do throws(FileError) {
            let bytes = Array(data) + [UInt8(ascii: "\n")]
            try FileReplacer.create(path, with: bytes, overwriting: true, creatingFolders: true)
        } catch {
            throw CommandFailure(error)
        }
    }
}
