import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Lookups in C and Objective-C")
struct CLookupTests: CProject {
    @Test(
        "The macros and methods of Foundation look up keys, with their tables, comments and texts",
        arguments: [
            (#"NSLocalizedString(@"home.title", @"The title");"#, ["home.title | The title"]),
            (#"NSLocalizedString(@"home.title", nil);"#, ["home.title"]),
            (#"NSLocalizedStringFromTable(@"title", @"Home", nil);"#, ["Home | title"]),
            (#"NSLocalizedStringFromTable(@"title", table, nil);"#, ["? | title"]),
            (#"NSLocalizedStringFromTableInBundle(@"title", @"Home", bundle, @"c");"#, ["Home | title | c"]),
            (#"NSLocalizedStringWithDefaultValue(@"title", nil, bundle, @"Home", @"c");"#, ["title | c | Home"]),
            (#"CFCopyLocalizedString(CFSTR("home.title"), "");"#, ["home.title | "]),
            (
                #"[[NSBundle mainBundle] localizedStringForKey:@"title" value:@"Home" table:@"T"];"#,
                ["T | title | Home"]
            ),
            (#"[bundle localizedStringForKey:@"title" value:@"" table:nil];"#, ["title"]),
            (#"NSLocalizedString(@"Save " /* two */ @"now", nil);"#, ["Save now"]),
            (#"NSLocalizedString(@"a\n\"b\" \u00e9", nil);"#, ["a\n\"b\" é"]),
            (#"f(isOn ? NSLocalizedString(@"on", nil) : NSLocalizedString(@"off", nil));"#, ["on", "off"]),
            (#"NSLocalizedString(isOn ? @"on" : @"off", nil);"#, ["on", "off"]),
            (#"NSLocalizedString((isOn ? @"on" : isIdle ? @"idle" : @"off"), nil);"#, ["on", "idle", "off"]),
            (
                #"[alert setTitle:NSLocalizedString(@"a", nil) message:isOn ? x : [y loc:NSLocalizedString(@"b", nil)]];"#,
                ["a", "b"]
            ),
        ])
    func keys(code: String, found: [String]) { #expect(uses(code) == found) }

    @Test(
        "Comments, texts, definitions and other calls are no lookups",
        arguments: [
            #"// NSLocalizedString(@"home.title", nil)"#, #"/* NSLocalizedString(@"home.title", nil) */"#,
            ##"NSString *a = @"NSLocalizedString(@\"home.title\", nil)";"##,
            ##"#define NSLocalizedString(@"home.title", comment) [a b:c]"##,
            #"MyLocalizedStringStore(@"home.title", nil);"#, #"[a localizedStringForKey:@"home.title"];"#,
            #"id a = list[@"home.title"];"#, #"id a = @[@"home.title", localized];"#,
        ])
    func others(code: String) { #expect(uses(code) == []) }

    @Test("A key is at its literal, so that a rename replaces it")
    func location() {
        let use = index([
            ("App/Home.m", "@implementation Home\n- (void)show {\n  a = NSLocalizedString(@\"b\", nil);\n}\n@end")
        ])
        .uses[0]
        #expect(use.location.position == TextPosition(line: 3, column: 26) && use.location.range.count == 3)
        #expect(use.location.declaration == "Home.show" && use.kind == .nsLocalizedString)
    }
}
