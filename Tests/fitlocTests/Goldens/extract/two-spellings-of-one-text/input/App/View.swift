import SwiftUI

let one = Text("Café")
let other = Text("Café")
let third = Text("Tea")
