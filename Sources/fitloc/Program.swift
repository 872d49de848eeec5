import FitlocCommands

@main
enum Program {
    static func main() async { await FitlocProgram.run() }
}
