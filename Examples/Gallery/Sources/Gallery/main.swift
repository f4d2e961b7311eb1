import Foundation
import TextDrawing

// Usage: swift run Gallery FOLDER [PAGES]. Draws the pages into the folder.
let arguments = CommandLine.arguments.dropFirst()
let output = URL(filePath: arguments.first ?? "gallery", directoryHint: .isDirectory)
let pages = Pages(folder: arguments.dropFirst().first)
let fonts = PangoFonts()

try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
let drawings = [
  try videoCell(pages, fonts), try novel(pages, fonts), try article(pages, fonts),
  try terminal(pages),
]
for drawing in drawings {
  for (ending, bytes) in drawing.files {
    let file = output.appending(path: "\(drawing.name).\(ending)")
    try Data(bytes).write(to: file)
    print(file.path)
  }
}
