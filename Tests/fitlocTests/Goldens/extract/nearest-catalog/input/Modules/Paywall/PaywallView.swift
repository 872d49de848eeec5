import SwiftUI
let a = Text("Subscribe", bundle: .module)
