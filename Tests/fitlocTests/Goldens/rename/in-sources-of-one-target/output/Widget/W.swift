import SwiftUI
let w = Text("widget.title")
