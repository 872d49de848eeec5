import Foundation
import Testing

@testable import CatalogRuntime

@Suite("Arguments of String(format:) as arguments of a catalog's text")
struct ArgumentTests {
    @Test("Each kind of number stays itself, and an integer that fits becomes an Int")
    func numbers() {
        #expect(LocalizedString.Argument(UInt8(3)) == .integer(3))
        #expect(LocalizedString.Argument(Int64(-3)) == .integer(-3))
        #expect(LocalizedString.Argument(UInt.max) == .unsigned(.max))
        #expect(LocalizedString.Argument(CGFloat(1.5)) == .double(1.5))
        #if canImport(Darwin)
            #expect(LocalizedString.Argument(NSNumber(value: 3)) == .integer(3))
            #expect(LocalizedString.Argument(NSNumber(value: 1.5)) == .double(1.5))
        #endif
        #expect(LocalizedString.Argument("three") == .string("three"))
    }
}
