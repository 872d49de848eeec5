/// A Swift file as data.
struct SwiftFile: Sendable {
    /// The lines of the comment at the beginning.
    let header: [String]
    /// The declarations.
    let declarations: [SwiftDeclaration]

    /// The source code.
    var source: String {
        var renderer = SwiftRenderer()
        for line in header { renderer.add(comment: line) }
        renderer.add(declarations, separated: false)
        return renderer.source
    }
}
