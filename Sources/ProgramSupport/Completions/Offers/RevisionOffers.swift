import Foundation
import VersionHistory

/// Offers for branches and tags of the current folder's repository.
struct RevisionOffers {
    /// The part of the word before the value.
    let start: String
    /// The typed part of the value.
    let typed: String

    /// Returns revisions.
    ///
    /// For comparisons, also returns files and the second revision of a range.
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
