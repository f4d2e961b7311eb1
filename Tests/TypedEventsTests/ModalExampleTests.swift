import Testing
import TypedEvents

/// The example of the earlier library: a modal with three buttons, and a main screen that counts
/// taps.
///
/// The documentation article shows the same code.
@Suite @MainActor struct ModalExampleTests {
  struct ButtonTapped {
    let id: Int
  }

  @MainActor final class ModalScreen {
    let buttonTapped = EventChannel<ButtonTapped>()

    func tap(_ id: Int) { buttonTapped.post(ButtonTapped(id: id)) }
  }

  @MainActor final class MainScreen {
    private var counts = [0, 0, 0]
    var label: String { counts.map(String.init).joined(separator: " , ") }

    func present(_ modal: ModalScreen) {
      modal.buttonTapped.addObserver(self) { $0.count($1) }
    }

    private func count(_ tap: ButtonTapped) {
      guard counts.indices.contains(tap.id) else { return }
      counts[tap.id] += 1
    }
  }

  @Test func theLabelCountsTaps() {
    let rows: [(taps: [Int], label: String, why: String)] = [
      ([], "0 , 0 , 0", "no tap"),
      ([0, 0, 2], "2 , 0 , 1", "the example"),
      ([0, 1, 2, 2, 1, 0, 1], "2 , 3 , 2", "all three"),
      ([3, -1, .max, .min, 1], "0 , 1 , 0", "there is no such button"),
    ]
    for (taps, label, why) in rows {
      let (modal, screen) = (ModalScreen(), MainScreen())
      screen.present(modal)
      for id in taps { modal.tap(id) }
      #expect(screen.label == label, "\(why)")
    }
  }

  @Test func theModalMayOutliveTheScreen() {
    let modal = ModalScreen()
    do {
      let screen = MainScreen()
      screen.present(modal)
      modal.tap(1)
      #expect(screen.label == "0 , 1 , 0")
    }
    modal.tap(1)
    #expect(modal.buttonTapped.observerCount == 0)
  }

  @Test func severalScreensMayListenToOneModal() {
    let modal = ModalScreen()
    let screens = [MainScreen(), MainScreen()]
    for screen in screens { screen.present(modal) }
    modal.tap(2)
    for screen in screens { #expect(screen.label == "0 , 0 , 1") }
  }

  /// An event of the whole program: a constant, created on first use.
  @Test func anEventOfTheWholeProgram() {
    let (first, second) = (AppEvents.buttonTapped, AppEvents.buttonTapped)
    #expect(first === second)
    var ids: [Int] = []
    let subscription = first.subscribe { ids.append($0.id) }
    second.post(ButtonTapped(id: 1))
    #expect(ids == [1])
    subscription.cancel()
  }

  @MainActor private enum AppEvents {
    static let buttonTapped = EventChannel<ButtonTapped>()
  }
}
