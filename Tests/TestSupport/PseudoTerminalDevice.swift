import Foundation

/// The two sides of a pseudo-terminal: one for the program, one for the simulated user.
final class PseudoTerminalDevice {
    /// The descriptor of the user's side.
    let controller: Int32
    /// The path of the program's side.
    let path: String
    /// The program's side, held open until the program has ended, so that no output is lost.
    ///
    /// It is not inherited by programs that other tests start (`O_CLOEXEC`), because they would keep the terminal open.
    private var programSide: Int32?

    init() throws {
        controller = try Self.checked(open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
        path = try Self.pathOfProgramSide(of: controller)
        programSide = try Self.checked(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    }

    func closeProgramSide() {
        if let programSide { close(programSide) }
        programSide = nil
    }

    func setSize(columns: Int, rows: Int) throws {
        var size = winsize()
        size.ws_col = UInt16(clamping: columns)
        size.ws_row = UInt16(clamping: rows)
        _ = try Self.checked(ioctl(controller, UInt(TIOCSWINSZ), &size))
    }

    func modes() throws -> [UInt64] {
        var modes = termios()
        _ = try Self.checked(tcgetattr(controller, &modes))
        let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt64($0) }
        return flags + withUnsafeBytes(of: modes.c_cc) { $0.map(UInt64.init) }
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(controller, $0.baseAddress, $0.count) }
            rest = rest.dropFirst(Int(try Self.checked(Int32(clamping: count))))
        }
    }

    #if canImport(Darwin)
        private static func pathOfProgramSide(of controller: Int32) throws -> String {
            _ = try checked(grantpt(controller))
            _ = try checked(unlockpt(controller))
            var name = [UInt8](repeating: 0, count: 256)
            _ = try checked(name.withUnsafeMutableBytes { ptsname_r(controller, $0.baseAddress, $0.count) })
            return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
    #else
        /// Calls the kernel like `unlockpt` and `ptsname`, which Swift's module of the C library does not contain.
        private static func pathOfProgramSide(of controller: Int32) throws -> String {
            let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN
            var isLocked: Int32 = 0
            _ = try checked(ioctl(controller, setLock, &isLocked))
            var number: UInt32 = 0
            _ = try checked(ioctl(controller, getNumber, &number))
            return "/dev/pts/\(number)"
        }
    #endif

    private static func checked(_ result: Int32) throws -> Int32 {
        if result >= 0 { return result }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
