import Foundation
import XCStringsKit

/// Branches and tags of the repository round the current folder.
struct RevisionOffers {
    /// What stands before the value in the word.
    let start: String
    /// What of the value was typed.
    let typed: String

    /// Revisions; for comparisons files too, and the second revision of a range.
    func offers(of subject: CompletionSubject, behindTerminator: Bool) -> Offers {
        let files = FileRequest(start: start)
        if behindTerminator { return Offers(files: files) }
        guard subject == .versions else { return Offers(all: revisions(behind: start)) }
        guard let dots = typed.range(of: #"\.{2,3}"#, options: .regularExpression),
            dots.lowerBound > typed.startIndex, !typed.contains("/..")
        else { return Offers(all: revisions(behind: start), files: files) }
        return Offers(all: revisions(behind: start + typed[..<dots.upperBound]))
    }

    private func revisions(behind start: String) -> [Offer] {
        let folder = FileManager.default.currentDirectoryPath
        return GitRevision.all(around: folder).map { revision in
            Offer(revision.name, behind: start, revision.kind.rawValue)
        }
    }
}
