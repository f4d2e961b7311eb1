import Foundation
import VisualFormat

// Usage: swift run VisualFormatCard [FILE.svg]. Prints the frames, and draws them into the file.
let screens = [
  screen(width: 320, height: 120), card(width: 320, height: 160), card(width: 400, height: 180),
]
for screen in screens {
  let size = screen.layoutSize
  print("\(screen.name) of \(size.width) × \(size.height)")
  print(screen.listing, terminator: "")
}
if CommandLine.arguments.count > 1 {
  try svg(of: screens).write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
