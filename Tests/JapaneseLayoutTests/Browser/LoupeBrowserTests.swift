import Testing

/// The page in a browser: one after the other, since they share it.
@Suite(.serialized, .enabled(if: ChromiumProcess.path != nil, "needs chromium"))
enum LoupeBrowserTests {}
