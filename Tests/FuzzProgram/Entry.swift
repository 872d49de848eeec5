import AllocationWatch
import Foundation
import FuzzTargets

/// What libFuzzer calls before the first input.
///
/// Its own options fill the command line, so that the environment says
/// what is to be done: `FUZZ_TARGET` names the target, `FUZZ_SAMPLES` a folder that its samples are written to first.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutableRawPointer) -> CInt {
    guard let target else {
        for target in FuzzTarget.all { print(([target.name] + target.endings).joined(separator: " ")) }
        exit(0)
    }
    if let folder = environment["FUZZ_SAMPLES"] {
        for (number, sample) in target.samples.enumerated() {
            try? Data(sample.utf8).write(to: URL(fileURLWithPath: "\(folder)/sample-\(number)"))
        }
    }
    // Tables that are made once for all inputs are no input's fault.
    for sample in target.samples { target.check(Array(sample.utf8)) }
    allocation_watch_install()
    return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    allocation_watch_reset()
    target?.check(bytes)
    let peak = allocation_watch_peak()
    guard peak <= Memory.free + Memory.times * count else {
        fatalError("\(count) bytes took \(peak) bytes of memory")
    }
    return 0
}

/// How much memory an input may take.
private enum Memory {
    /// Times the size of the input.
    static let times = 64
    /// Bytes that any input may take besides.
    static let free = 1 << 20
}

private let environment = ProcessInfo.processInfo.environment
private let target = FuzzTarget.named(environment["FUZZ_TARGET"] ?? "")
