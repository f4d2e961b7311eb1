import TextInteraction
import TextLayout

/// An event: the loupe has reached another word.
public struct LoupeMoved: Sendable {
  /// The new state.
  public let state: LoupeState

  /// Creates the event for a state.
  public init(state: LoupeState) { self.state = state }
}
