import Testing

/// Tests of the page in a browser; serialized, since they share it.
@Suite(.serialized, .enabled(if: ChromiumProcess.path != nil, "needs chromium"))
enum LoupeBrowserTests {}
