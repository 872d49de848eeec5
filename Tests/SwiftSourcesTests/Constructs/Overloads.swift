import SwiftUI

func both(_ text: LocalizedStringKey) {}
func both(_ text: String) {}
func disfavored(_ text: LocalizedStringKey) {}
@_disfavoredOverload func disfavored(_ text: String) {}
func generic(_ text: LocalizedStringKey) {}
func generic<S: StringProtocol>(_ text: S) {}
func other(title: LocalizedStringKey, count: Int) {}
func other(title: String, name: String) {}
func variadic(_ keys: LocalizedStringKey...) {}
func skipped(a: Int = 0, title: LocalizedStringKey, b: Int = 0, action: () -> Void) {}

func use() {
    both("both")
    disfavored("disfavored")
    generic("generic")
    other(title: "other.key", count: 1)
    other(title: "other.text", name: "x")
    variadic("v.one", "v.two", "v.three")
    skipped(title: "skipped") {}
    skipped(title: "skipped.all", b: 3, action: {})
    skipped("no such label") {}
}
