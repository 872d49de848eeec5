import EditCommand

@main
enum Program {
    static func main() async { await FitlocEditProgram.run() }
}
