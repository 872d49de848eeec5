import SwiftUI

let other = Text("Café")
