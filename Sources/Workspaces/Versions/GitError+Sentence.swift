import CatalogCore
import InterfaceTexts
import VersionHistory

extension GitError {
    /// The error message, in the interface's language.
    package var sentence: String {
        switch self {
        case .missing: Texts.Git.missing.resolved
        case .tookTooLong(let seconds): Texts.Git.tookTooLong(seconds: seconds).resolved
        case .tooMuchOutput: Texts.Git.tooMuchOutput.resolved
        case .failed(_, let message): Texts.Git.failed(message: VisibleText.shown(message)).resolved
        case .noRepository(let folder):
            Texts.Git.noRepository(folder: folder.isEmpty ? "." : VisibleText.path(folder)).resolved
        case .notCheckedOut(let path): Texts.Git.notCheckedOut(path: VisibleText.path(path)).resolved
        case .otherWorkTree(let root, let folder):
            Texts.Git.otherWorkTree(
                folder: folder.isEmpty ? "." : VisibleText.path(folder), root: VisibleText.path(root)
            ).resolved
        case .unknownRevision(let name, let isShallow):
            Texts.Git.unknownRevision(name: VisibleText.shown(name)).resolved + Self.hint(isShallow)
        case .noMergeBase(let first, let second, let isShallow):
            Texts.Git.noMergeBase(first: VisibleText.shown(first), second: VisibleText.shown(second)).resolved
                + Self.hint(isShallow)
        case .missingSubmoduleCommit(let name, let path, let isShallow):
            Texts.Git.submoduleCommit(path: VisibleText.path(path), name: VisibleText.shown(name)).resolved
                + Self.hint(isShallow)
        }
    }

    private static func hint(_ isShallow: Bool) -> String { isShallow ? "; \(Texts.Git.shallow)" : "" }
}
