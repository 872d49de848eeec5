import SwiftUI

let new = Text("New")
