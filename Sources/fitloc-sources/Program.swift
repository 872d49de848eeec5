import SourceCommands

@main
enum Program {
    static func main() async { await FitlocSourcesProgram.run() }
}
