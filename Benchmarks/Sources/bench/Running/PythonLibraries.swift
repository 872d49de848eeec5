/// A Python and the JSON libraries that it has.
struct PythonLibraries {
    let interpreter: String
    /// The script that measures.
    let script: String
    let names: [String]

    /// Asks an interpreter what it has; nil where it cannot be run.
    init?(interpreter: String, script: String) {
        let names = ["json", "orjson"].filter { library in
            let child = try? ChildProcess.run([interpreter, "-c", "import \(library)"])
            return child?.status == 0
        }
        guard !names.isEmpty else { return nil }
        self.interpreter = interpreter
        self.script = script
        self.names = names
    }
}
