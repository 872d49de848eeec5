/// A Python interpreter and its JSON libraries.
struct PythonLibraries {
    /// The path of the interpreter.
    let interpreter: String
    /// The names of the JSON libraries.
    let names: [String]

    /// Finds the libraries of an interpreter; nil if the interpreter does not run.
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
