import TextLayout
import TextInteraction

/// The loupe has come to another word.
///
/// Sendable: what it holds is.
public struct LoupeMoved: Sendable {
  /// What it shows now.
  public let state: LoupeState

  /// A move to a word.
  public init(state: LoupeState) { self.state = state }
}
