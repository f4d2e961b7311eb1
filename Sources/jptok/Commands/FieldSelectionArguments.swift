public import ArgumentParser
public import DocumentAnnotation

/// The options that select columns of tables and keys of JSON.
struct FieldSelectionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The columns that are annotated, by name or number from 1; by default all.",
      valueName: "columns"))
  var columns: String?

  @Option(
    help: ArgumentHelp(
      "The JSON keys whose values are annotated, such as title,review.body; by default all.",
      valueName: "keys"))
  var keys: String?

  @Option(
    help: """
      Whether the first record is a header, which is left alone: automatic (if columns are named), \
      present or absent.
      """)
  var header = FieldSelection.Header.automatic

  var selection: FieldSelection {
    FieldSelection(
      columns: Self.items(columns).map(FieldSelection.Column.init), header: header,
      keys: Self.items(keys))
  }

  private static func items(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map(String.init)
  }
}

extension FieldSelection.Header: ExpressibleByArgument {}
