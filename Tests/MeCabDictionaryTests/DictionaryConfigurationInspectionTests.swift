import MeCabDictionary
import TestSupport
import Testing

/// The settings file `dicrc`.
@Suite struct DictionaryConfigurationInspectionTests {
  @Test func settingsOfTheMiniatureDictionary() throws {
    let settings = try DictionaryConfiguration(directory: MiniDictionary.directory())
    #expect(settings.costFactor == 800)
    #expect(settings.bosFeature == "BOS/EOS,*,*,*,*,*,*,*,*")
    #expect(settings.configurationCharset == "UTF-8")
    #expect(settings.outputFormats == ["simple", "yomi"])
    #expect(settings["node-format-yomi"] == "%pS%f[7]")
    #expect(settings["eos-format-simple"] == "EOS\\n")
    #expect(settings.outputFormatType == nil)
    #expect(settings.unknownFeature == nil)
    #expect(settings.dictionaryCharset == nil)
    #expect(settings["no-such-key"] == nil)
  }

  @Test func linesMeanWhatTheyMeanToMeCab() throws {
    let table: [(text: String, values: [String: String], why: String)] = [
      ("", [:], "an empty file"), ("a=b", ["a": "b"], "no blanks, no line end"),
      (
        "a  =   b c ", ["a": "b c "],
        "spaces around the equals sign are removed, at the end preserved"
      ),
      ("; a = b\n# c = d\n\n  \n", [:], "comments and blank lines"),
      ("a = b\na = c\n", ["a": "b"], "the first of two counts"),
      ("a = b = c", ["a": "b = c"], "the first equals sign counts"),
      ("a =", ["a": ""], "an empty value"),
      ("a = b\r\nc = d\r\n", ["a": "b", "c": "d"], "carriage returns"),
      ("unk-feature = 未知語,*\n", ["unk-feature": "未知語,*"], "Japanese"),
    ]
    for row in table {
      #expect(try DictionaryConfiguration(text: row.text).values == row.values, "\(row.why)")
    }
    let all = try DictionaryConfiguration(
      text: "cost-factor = many\ndictionary-charset = utf-8\noutput-format-type = yomi\n"
        + "unk-feature = 未知語\n")
    #expect(all.costFactor == nil, "no number")
    #expect(all.dictionaryCharset == "utf-8")
    #expect(all.outputFormatType == "yomi")
    #expect(all.unknownFeature == "未知語")
  }

  @Test func wrongLinesAreNamed() throws {
    expectError(.invalidDefinition, "“=”", line: 3, "no equals sign") {
      _ = try DictionaryConfiguration(text: "a = b\n\ncost-factor 800\n")
    }
    expectError(.dictionaryMissing, "No such file", path: "/no/such/dicrc", "no file") {
      _ = try DictionaryConfiguration(directory: "/no/such")
    }
  }
}
