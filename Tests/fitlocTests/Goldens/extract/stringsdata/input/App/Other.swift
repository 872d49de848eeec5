import SwiftUI
let other = Text("Other")
