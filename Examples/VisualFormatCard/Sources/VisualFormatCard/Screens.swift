// Rules are written in block comments.
//
// swift-format-ignore-file: NoBlockComments

import VisualFormat

/// Returns the screen of the example of vfl2objc: a full-width label with a button below.
func screen(width: Double, height: Double) -> Pane {
  let superview = Pane("screen", width: width, height: height)
  let label = Pane("label")
  let button = Pane("button")
  // --- VFL GENERATED CODE ---
  /*
  |-30-[label]-30-|
  |-50-[button(100)]
  V:|-10-[label(20)]-15-[button(50)]
  */
  do {
    var frame = label.layoutFrame
    frame.x = 30
    frame.width = superview.layoutSize.width - 60
    frame.y = 10
    frame.height = 20
    label.layoutFrame = frame
    label.flexibleEdges.formUnion([.width, .bottomMargin])
    superview.addPane(label)
    frame = button.layoutFrame
    frame.x = 50
    frame.width = 100
    frame.y = 45
    frame.height = 50
    button.layoutFrame = frame
    button.flexibleEdges.formUnion([.rightMargin, .bottomMargin])
    superview.addPane(button)
  }
  // --- END OF CODE GENERATED FROM VFL ---
  return superview
}

/// Returns a business card: a picture with a name and a title next to it, and two buttons of equal
/// width below.
func card(width: Double, height: Double) -> Pane {
  let superview = Pane("card", width: width, height: height)
  let picture = Pane("picture")
  let title = Pane("title", height: 24)
  let subtitle = Pane("subtitle", height: 16)
  let cancel = Pane("cancel")
  let save = Pane("save")
  let margin = 12.0
  // --- VFL GENERATED CODE ---
  /*
  // The picture is a square; the texts have the heights they need.
  |-margin-[picture(64)]-margin-[title]-margin-|
  V:|-margin-[picture(64)]
  V:|-margin-[title]-4-[subtitle]
  [picture]-margin-[subtitle(==title)]

  |-margin-[cancel]-8-[save(==cancel)]-margin-|
  V:[cancel(32)]-margin-|
  V:[save(32)]-margin-|
  */
  do {
    var frame = picture.layoutFrame
    frame.x = margin
    frame.width = 64
    frame.y = margin
    frame.height = 64
    picture.layoutFrame = frame
    picture.flexibleEdges.formUnion([.rightMargin, .bottomMargin])
    superview.addPane(picture)
    // title keeps its height.
    frame = title.layoutFrame
    frame.x = margin * 2 + 64
    frame.width = superview.layoutSize.width - margin * 3 - 64
    frame.y = margin
    title.layoutFrame = frame
    title.flexibleEdges.formUnion([.width, .bottomMargin])
    superview.addPane(title)
    // subtitle keeps its height.
    frame = subtitle.layoutFrame
    frame.x = margin * 2 + 64
    frame.width = superview.layoutSize.width - margin * 3 - 64
    frame.y = title.layoutFrame.maxY + 4
    subtitle.layoutFrame = frame
    subtitle.flexibleEdges.formUnion([.width, .bottomMargin])
    superview.addPane(subtitle)
    frame = cancel.layoutFrame
    frame.x = margin
    frame.width = superview.layoutSize.width / 2 - margin - 4
    frame.y = superview.layoutSize.height - margin - 32
    frame.height = 32
    cancel.layoutFrame = frame
    cancel.flexibleEdges.formUnion([.width, .rightMargin, .topMargin])
    superview.addPane(cancel)
    frame = save.layoutFrame
    frame.x = superview.layoutSize.width / 2 + 4
    frame.width = superview.layoutSize.width / 2 - margin - 4
    frame.y = superview.layoutSize.height - margin - 32
    frame.height = 32
    save.layoutFrame = frame
    save.flexibleEdges.formUnion([.leftMargin, .width, .topMargin])
    superview.addPane(save)
  }
  // --- END OF CODE GENERATED FROM VFL ---
  return superview
}
