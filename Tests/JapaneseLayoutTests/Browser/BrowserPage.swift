import Foundation
import TestSupport

/// A page in its own browser tab.
final class BrowserPage {
  private let browser: Chromium
  private let folder: TemporaryDirectory
  private let session: String
  private let context: String

  /// Opens a page from a file.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - width: The width of the window in px.
  ///   - height: The height of the window in px.
  ///   - features: The preferences of the user, as in media queries; motion is reduced by default,
  ///     so that positions can be measured.
  ///   - medium: `screen` or `print`.
  ///   - runsScripts: Whether the page's script may run.
  /// - Throws: If there is no browser, or it does not load the page.
  init(
    _ html: String, width: Int = 800, height: Int = 600, features: [String: String] = [:],
    medium: String = "screen", runsScripts: Bool = true
  ) throws {
    browser = try Chromium.shared()
    folder = try temporaryDirectory(prefix: "loupe")
    let path = try folder.write(html, to: "page.html")
    context = try browser.call("Target.createBrowserContext").text("browserContextId")
    let target = try browser.call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context, "width": width, "height": height]
    ).text("targetId")
    session = try browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])
      .text("sessionId")
    for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    try resize(width: width, height: height)
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try call("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    let preferences = ["prefers-reduced-motion": "reduce"].merging(features) { $1 }
    try call(
      "Emulation.setEmulatedMedia",
      ["media": medium, "features": preferences.map { ["name": $0.key, "value": $0.value] }])
    try call("Page.navigate", ["url": "file://\(path)"])
    try wait("the page is loaded") { !browser.events(of: session, "Page.loadEventFired").isEmpty }
  }

  deinit {
    _ = try? browser.call("Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// Calls a DevTools method for this page.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Allows the page to write to the clipboard and to read from it.
  func allowClipboard() throws {
    _ = try browser.call(
      "Browser.grantPermissions",
      [
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
        "browserContextId": context,
      ])
    try call("Page.bringToFront")
  }

  // MARK: What is there

  /// Returns the value of a JavaScript expression.
  func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let failure = answer["exceptionDetails"] {
      throw ChromiumProcess.Failure(description: "\(expression): \(failure)")
    }
    let result = answer["result"] as? [String: Any]
    let data = try JSONSerialization.data(
      withJSONObject: result?["value"] ?? NSNull(), options: .fragmentsAllowed)
    return try JSONDecoder().decode(type, from: data)
  }

  /// Waits until an expression has a value, and returns the last one.
  func value<Value: Decodable & Equatable>(_ expression: String, becomes expected: Value) throws
    -> Value
  {
    var last: Value = try value(expression)
    let deadline = Date(timeIntervalSinceNow: 10)
    while last != expected, Date() < deadline {
      usleep(20_000)
      last = try value(expression)
    }
    return last
  }

  /// Waits until the page has processed its pending frames.
  func waitForFrame() throws {
    let _: Bool = try value(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }

  /// The requested addresses.
  var requests: [String] {
    browser.events(of: session, "Network.requestWillBeSent").compactMap {
      ($0["request"] as? [String: Any])?["url"] as? String
    }
  }

  /// The exceptions of scripts.
  var exceptions: [String] {
    browser.events(of: session, "Runtime.exceptionThrown").map { "\($0)" }
  }

  // MARK: What a reader does

  func move(to point: [Double]) throws {
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": point[0], "y": point[1]])
    try waitForFrame()
  }

  func click(_ point: [Double]) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
    }
    try waitForFrame()
  }

  /// Sends a touch event of one finger: `touchStart`, `touchMove`; `touchEnd` has no point.
  func touch(_ type: String, _ point: [Double]? = nil) throws {
    let points = point.map { [["x": $0[0], "y": $0[1]]] } ?? []
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  /// Presses a key, such as `ArrowLeft` or `1`.
  func press(_ key: String, control: Bool = false) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key, "modifiers": control ? 2 : 0]
    if let code = Self.codes[key] { event["windowsVirtualKeyCode"] = code }
    if key == "Enter" { event["text"] = "\r" }
    if key.count == 1 { event["text"] = key }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
    try waitForFrame()
  }

  private static let codes = [
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
    "Enter": 13, "Escape": 27, "Tab": 9,
  ]

  private func wait(_ what: String, _ condition: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    while try !condition() {
      guard Date() < deadline else {
        throw ChromiumProcess.Failure(description: "waited in vain: \(what)")
      }
      usleep(20_000)
      try call("Runtime.getHeapUsage")
    }
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) throws -> String {
    guard let text = self[key] as? String else {
      throw ChromiumProcess.Failure(description: "no \(key) in \(self)")
    }
    return text
  }
}
