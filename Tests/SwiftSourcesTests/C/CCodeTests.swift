import CatalogCore
import Testing

@testable import SwiftSources

@Suite("C and Objective-C of every form")
struct CCodeTests: CProject {
    @Test("Branches of conditional code can have different brackets")
    func brackets() {
        let code = """
            @implementation A
            - (void)a {
            #if X
                if (a) {
            #else
                if (b) {
            #endif
                    c = NSLocalizedString(@"first", nil);
                }
            }
            - (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }
            @end
            void f() { [a text:@"second"]; }
            """
        #expect(uses(code) == ["first", "second"])
    }

    @Test(
        "Code that ends anywhere is read to its end",
        arguments: [
            "NSLocalizedString(@\"a", "NSLocalizedString(@\"a\"", "[a localizedStringForKey:", "#define L(", "/* a",
            "@", "#",
            "- (void)a:(", "@implementation", "[", "'", "\\", "a ? b", "NSLocalizedString()", "[a b:]",
            "NSLocalizedString(,,,)",
        ])
    func brokenCode(code: String) {
        for end in 0...code.utf8.count {
            let part = String(decoding: Array(code.utf8).prefix(end), as: UTF8.self)
            #expect(index([("App/Home.m", part)]).uses.allSatisfy { $0.key.key.isEmpty || $0.key.key == "a" })
        }
    }

    @Test(
        "Strings and numbers of C++ hide no lookup",
        arguments: [
            #"int n = 1'000; f(NSLocalizedString(@"a", nil), 'x');"#,
            ##"f(R"(a " /* )"); NSLocalizedString(@"a", nil);"##,
            ##"f(R"x(NSLocalizedString(@"b", nil);)" )x"); NSLocalizedString(@"a", nil);"##,
            "extern \"C\" {\nNSString *L(NSString *k)\n{\n    return NSLocalizedString(k, nil);\n}\nvoid f() { L(@\"a\"); }\n}",
            "static __attribute__((unused)) NSString *L(NSString *k) { return NSLocalizedString((k), nil); } void f() { L((@\"a\")); }",
        ])
    func otherLanguages(code: String) { #expect(uses(code) == ["a"] && patterns(code) == []) }

    @Test("Code between #if 0 and #else is not part of the app")
    func disabledCode() {
        let code = """
            #if 0
            #if A
            a = NSLocalizedString(@"a", nil);
            #endif
            b = NSLocalizedString(@"b", nil);
            #else
            c = NSLocalizedString(@"c", nil);
            #endif
            """
        let found = index([("App/Home.m", code)]).uses
        #expect(found.map(\.location.audience.isShipped) == [false, false, true])
    }

    @Test(
        "The time to read code grows with its size, and no nesting is too deep",
        arguments: [
            ("(", ")"), ("a ? b : ", ""), ("\"\" ", ""), ("\"", ""), ("'\\", ""), ("((]", ""), ("(\n}", ""),
            ("NSLocalizedString(", ")"), ("[a b:", "]"),
        ])
    func hostileCode(open: String, close: String) {
        let count = 40_000
        let code =
            "NSLocalizedString(" + String(repeating: open, count: count) + "k"
            + String(repeating: close, count: count) + ", nil);"
        #expect(!CCode(Array(code.utf8)).tokens.isEmpty)
        _ = index([("App/Home.m", code)])
    }
}
