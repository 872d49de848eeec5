import CatalogCore
import Testing

@testable import CatalogLint

@Suite("Texts are measured in points")
struct RenderedWidthTests {
    @Test("Letters have widths of their own")
    func letters() {
        #expect(RenderedWidth.points("iiii") < RenderedWidth.points("nnnn"))
        #expect(RenderedWidth.points("nnnn") < RenderedWidth.points("WWWW"))
        // “Settings” in San Francisco is about 63 points wide at 17 points.
        #expect((58...70).contains(RenderedWidth.points("Settings")))
    }

    @Test("Han characters take a square, marks nothing, an emoji of several scalars one place")
    func scripts() {
        #expect(RenderedWidth.points("設定", size: 10) == 20)
        #expect(RenderedWidth.points("e\u{301}") == RenderedWidth.points("e"))
        #expect(RenderedWidth.points("👨‍👩‍👧") == RenderedWidth.points("👧"))
        #expect(RenderedWidth.points("สวัสดี") > 0)
    }

    @Test("The widest line counts, and the size scales")
    func lines() {
        #expect(RenderedWidth.points("a\nSettings\nb") == RenderedWidth.points("Settings"))
        #expect(RenderedWidth.points("abc", size: 34) == 2 * RenderedWidth.points("abc", size: 17))
        #expect(RenderedWidth.points("") == 0)
    }

    @Test(
        "A limit is one or two positive numbers", arguments: ["", "12pt", "0", "-3", "120@", "120@0", "1@2@3", "inf"])
    func limits(argument: String) {
        #expect(WidthLimit(argument) == nil)
        #expect(WidthLimit("120")?.size == 17)
        #expect(WidthLimit("80.5@13")?.size == 13)
    }

    @Test("A width leaves room for fewer square letters, and the smaller limit of two counts")
    func characters() {
        let comment = Text("Tab [fitloc:width 120] [fitloc:max 10]", range: 0..<38, file: 0)
        #expect(Directive.roughLimit(in: comment, areSquare: false) == 10)
        #expect(Directive.roughLimit(in: comment, areSquare: true) == 7)
        #expect(Directive.roughLimit(in: Text("Tab", range: 0..<3, file: 0), areSquare: true) == nil)
    }
}
