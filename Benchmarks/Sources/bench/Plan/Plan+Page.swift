/// The section about the page of `fitloc edit`.
extension Plan {
    /// The section about the list of all keys, which the page loads once and then searches itself; nil without Python.
    var page: Section? {
        get throws {
            guard let python else { return nil }
            let large = try large
            let list = samples.path("Index.json")
            let answer = { (title: String, job: String) in
                Row(
                    title: title,
                    command: [python.interpreter, script("page.py"), job, fitloc, large.path, list], clock: .inside,
                    bytes: large.bytes)
            }
            return Section(
                title: "List and search keys on the page of `fitloc edit`", subject: try largeSubject,
                comparison: .time(ofRow: 1),
                rows: [
                    answer("start of the program, to the list of keys", "start"),
                    answer("the list, asked for again", "again"),
                ] + searchRows(list))
        }
    }

    /// Returns the row for a search by the page's own script, run by node; empty without node.
    private func searchRows(_ list: String) -> [Row] {
        guard let node else { return [] }
        let rows = script("../../Sources/EditPage/Page/rows.js")
        return [
            Row(
                title: "a search in the list, in node", command: [node, script("search.mjs"), rows, list],
                clock: .inside, bytes: nil, targets: [.milliseconds(50)])
        ]
    }
}
