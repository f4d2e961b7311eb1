// What the type checker refuses: names, parameter names and types of events. The comment at
// the end of a line is what the compiler must say there, and it must say nothing elsewhere.
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
  view.linkActivated.addObserver(screen, calling: Screen.open)
  view.layoutFinished.addObserver(screen) { screen, _ in screen.close() }
  view.layoutFinished.post()
}

func wrongEventName(_ view: View) {
  view.linkActivatd.post(LinkActivated(address: "/", isExternal: false))  // error: has no member 'linkActivatd'
}

func wrongParameterName(_ view: View) {
  view.linkActivated.post(LinkActivated(adress: "/", isExternal: false))  // error: incorrect argument label
}

func wrongParameterType(_ view: View) {
  view.linkActivated.post(LinkActivated(address: 7, isExternal: false))  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

func missingParameter(_ view: View) {
  view.linkActivated.post(LinkActivated(address: "/"))  // error: missing argument for parameter 'isExternal'
}

func wrongEvent(_ view: View) {
  view.linkActivated.post(ImageLoaded(byteCount: 1))  // error: cannot convert value of type 'ImageLoaded' to expected argument type 'LinkActivated'
}

func missingPayload(_ view: View) {
  view.imageLoaded.post()  // error: requires the types 'ImageLoaded' and '()' be equivalent
}

func wrongFieldInHandler(_ view: View) -> EventSubscription {
  view.linkActivated.subscribe { link in print(link.url) }  // error: value of type 'LinkActivated' has no member 'url'
}

func observerWithoutTheMethod(_ view: View, _ screen: Screen) {
  view.linkActivated.addObserver(screen, calling: Screen.tap)  // error: type 'Screen' has no member 'tap'
}

func methodOfAnotherEvent(_ view: View, _ screen: Screen) {
  view.linkActivated.addObserver(screen, calling: Screen.show)  // error: (ImageLoaded) -> ()' to expected argument type '(Screen) -> (LinkActivated) -> Void'
}

func valueAsObserver(_ view: View) {
  view.linkActivated.addObserver(Value()) { _, _ in }  // error: requires that 'Value' be a class type
}

func implicitSelfIsNoCycle(_ view: View) {
  final class Counter {
    var count = 0
    func observe(_ view: View) {
      view.layoutFinished.addObserver(self) { _, _ in count += 1 }  // error: reference to property 'count' in closure requires explicit use of 'self'
    }
  }
}

func discardedSubscription(_ view: View) {
  view.imageLoaded.subscribe { _ in }  // warning: result of call to 'subscribe' is unused
}
