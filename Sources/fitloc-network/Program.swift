import NetworkTransfer

@main
enum Program {
    static func main() throws { try FitlocNetworkProgram.run() }
}
