/// The tools that a program offers to a language model, which reads their texts and errors.
enum ModelTools {
    /// Returns whether a type is such a tool, an error of one, or inside of one.
    ///
    /// `Tool` is the protocol of Foundation Models. A protocol of the project counts if it has a schema of parameters, as
    /// no tool for drawing has.
    static func hold(_ type: String, _ declarations: Declarations) -> Bool {
        guard !type.isEmpty else { return false }
        if Declarations.last(type).hasSuffix("ToolError") { return true }
        return declarations.ancestors(of: type).contains { isTool($0, declarations) }
    }

    private static func isTool(_ supertype: String, _ declarations: Declarations) -> Bool {
        let name = Declarations.last(supertype)
        guard name.hasSuffix("Tool") || name.hasSuffix("ToolProtocol") else { return false }
        guard declarations.isProtocol(supertype) else { return name == "Tool" }
        return schemas.contains { !declarations.properties[$0, of: supertype, .either].isEmpty }
    }

    private static let schemas = ["parameters", "parametersSchema", "inputSchema", "schema", "jsonSchema"]
}
