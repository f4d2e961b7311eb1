// Errors of the type checker: names, parameter names and types of events. A comment above a line is
// the expected diagnostic; other lines must not have any.
import TypedEvents

struct LinkActivated {
  let address: String
  let isExternal: Bool
}

struct ImageLoaded {
  let byteCount: Int
}

final class View {
  let linkActivated = EventChannel<LinkActivated>()
  let imageLoaded = EventChannel<ImageLoaded>()
  let layoutFinished = EventChannel<Void>()
}

final class Screen {
  func open(_ link: LinkActivated) {}
  func show(_ image: ImageLoaded) {}
  func close() {}
}

struct Value {}

func right(_ view: View, _ screen: Screen) {
  view.linkActivated.post(LinkActivated(address: "/", isExternal: false))
  view.linkActivated.addObserver(screen) { $0.open($1) }
  view.layoutFinished.addObserver(screen) { screen, _ in screen.close() }
  view.layoutFinished.post()
}

func wrongEventName(_ view: View) {
  // error: has no member 'linkActivatd'
  view.linkActivatd.post(LinkActivated(address: "/", isExternal: false))
}

func wrongParameterName(_ view: View) {
  // error: incorrect argument label
  view.linkActivated.post(LinkActivated(adress: "/", isExternal: false))
}

func wrongParameterType(_ view: View) {
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  view.linkActivated.post(LinkActivated(address: 7, isExternal: false))
}

func missingParameter(_ view: View) {
  // error: missing argument for parameter 'isExternal'
  view.linkActivated.post(LinkActivated(address: "/"))
}

func wrongEvent(_ view: View) {
  // error: cannot convert value of type 'ImageLoaded' to expected argument type 'LinkActivated'
  view.linkActivated.post(ImageLoaded(byteCount: 1))
}

func missingPayload(_ view: View) {
  // error: requires the types 'ImageLoaded' and '()' be equivalent
  view.imageLoaded.post()
}

func wrongFieldInHandler(_ view: View) -> EventSubscription {
  // error: value of type 'LinkActivated' has no member 'url'
  view.linkActivated.subscribe { link in print(link.url) }
}

func observerWithoutTheMethod(_ view: View, _ screen: Screen) {
  // error: value of type 'Screen' has no member 'tap'
  view.linkActivated.addObserver(screen) { $0.tap($1) }
}

func methodOfAnotherEvent(_ view: View, _ screen: Screen) {
  // error: cannot convert value of type 'LinkActivated' to expected argument type 'ImageLoaded'
  view.linkActivated.addObserver(screen) { $0.show($1) }
}

func valueAsObserver(_ view: View) {
  // error: requires that 'Value' be a class type
  view.linkActivated.addObserver(Value()) { _, _ in }
}

func implicitSelfIsNoCycle(_ view: View) {
  final class Counter {
    var count = 0
    func observe(_ view: View) {
      // error: reference to property 'count' in closure requires explicit use of 'self'
      view.layoutFinished.addObserver(self) { _, _ in count += 1 }
    }
  }
}

func discardedSubscription(_ view: View) {
  // warning: result of call to 'subscribe' is unused
  view.imageLoaded.subscribe { _ in }
}
