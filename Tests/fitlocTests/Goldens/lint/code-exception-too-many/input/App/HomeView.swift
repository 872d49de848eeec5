import SwiftUI
let a = Text("home.title") // [fitloc:off hard-coded-text]
let b = Text("home.days")
// [fitloc:off key-missing]
let c = Text("home.unused")
