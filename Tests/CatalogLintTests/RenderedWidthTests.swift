import CatalogCore
import Testing

@testable import CatalogLint

@Suite("Estimated widths of texts in points")
struct RenderedWidthTests {
    @Test("Each letter has its own width")
    func letters() {
        #expect(RenderedWidth.points("iiii") < RenderedWidth.points("nnnn"))
        #expect(RenderedWidth.points("nnnn") < RenderedWidth.points("WWWW"))
        // “Settings” in San Francisco is about 63 points wide at 17 points.
        #expect((58...70).contains(RenderedWidth.points("Settings")))
    }

    @Test("A Han character is a square, combining marks have no width, and an emoji of several scalars counts once")
    func scripts() {
        #expect(RenderedWidth.points("設定", size: 10) == 20)
        #expect(RenderedWidth.points("e\u{301}") == RenderedWidth.points("e"))
        #expect(RenderedWidth.points("👨‍👩‍👧") == RenderedWidth.points("👧"))
        #expect(RenderedWidth.points("สวัสดี") > 0)
    }

    @Test("The widest line counts, and the width scales with the font size")
    func lines() {
        #expect(RenderedWidth.points("a\nSettings\nb") == RenderedWidth.points("Settings"))
        #expect(RenderedWidth.points("abc", size: 34) == 2 * RenderedWidth.points("abc", size: 17))
        #expect(RenderedWidth.points("") == 0)
    }

    @Test(
        "A limit consists of one or two positive numbers",
        arguments: ["", "12pt", "0", "-3", "120@", "120@0", "1@2@3", "inf"])
    func limits(argument: String) {
        #expect(WidthLimit(argument) == nil)
        #expect(WidthLimit("120")?.size == 17)
        #expect(WidthLimit("80.5@13")?.size == 13)
    }

    @Test("A width limit allows fewer square characters; of two limits, the smaller one counts")
    func characters() {
        let comment = Text("Tab [fitloc:width 120] [fitloc:max 10]", range: 0..<38, file: 0)
        #expect(Directive.roughLimit(in: comment, areSquare: false) == 10)
        #expect(Directive.roughLimit(in: comment, areSquare: true) == 7)
        #expect(Directive.roughLimit(in: Text("Tab", range: 0..<3, file: 0), areSquare: true) == nil)
    }
}
