/// A Python interpreter and the JSON libraries that it has.
struct PythonLibraries {
    /// The interpreter.
    let interpreter: String
    /// The names of the libraries.
    let names: [String]

    /// Asks an interpreter which libraries it has; nil where it does not run.
    init?(interpreter: String) {
        let names = ["json", "orjson"].filter { library in
            let child = try? ChildProcess.run([interpreter, "-c", "import \(library)"])
            return child?.status == 0
        }
        guard !names.isEmpty else { return nil }
        self.interpreter = interpreter
        self.names = names
    }
}
