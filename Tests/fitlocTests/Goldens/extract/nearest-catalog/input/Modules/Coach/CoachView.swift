import SwiftUI
let a = Text("Your coach", bundle: .module)
let b = Text("plan.title", tableName: "Plans", bundle: .module)
let c = Text("Nowhere", tableName: "Missing")
