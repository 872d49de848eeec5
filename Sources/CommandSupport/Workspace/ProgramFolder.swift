import Foundation

/// The folder that this program lies in, with others that belong to it.
enum ProgramFolder {
    /// Where a program lies that belongs to this one; nil where it is not there.
    static func path(of name: String) -> String? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let path = own.deletingLastPathComponent().appendingPathComponent(name).path
        return access(path, X_OK) == 0 ? path : nil
    }
}
