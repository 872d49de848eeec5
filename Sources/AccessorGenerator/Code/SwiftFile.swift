/// A file of Swift as data.
struct SwiftFile: Sendable {
    /// The comment at its beginning, one sentence a line.
    let header: [String]
    /// What is declared in it.
    let declarations: [SwiftDeclaration]

    /// The source text.
    var source: String {
        var renderer = SwiftRenderer()
        for line in header { renderer.add(comment: line) }
        renderer.add(declarations, separated: false)
        return renderer.source
    }
}
