// Prints one table: speed, memory and startup time of jptok and the libraries compared with the
// mecab command and with a loop in C. Scripts/benchmark builds the dependencies and runs it.
import EmbeddedDictionary
import JapaneseLayout
import JapaneseText
import TextLayout

let load = System.loadAverage
let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
let dictionary = try BundledDictionary.directory()
let ownDirectory = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/")
var report = Report()

// Commands come first; see System.run.
let commands = CommandRatios(arguments: arguments)
if arguments.includes(.corpus) {
  try commands.addCorpus(to: &report)
  try commands.addDistilled(to: &report)
}
if arguments.includes(.start) {
  try commands.addStart(
    to: &report, firstWord: ownDirectory + "/first-word")
}
if arguments.includes(.language) {
  try commands.addFirstLanguage(to: &report, command: ownDirectory + "/first-language")
}
if arguments.includes(.events) {
  try EventRatios(arguments, command: ownDirectory + "/post-events").addSpeeds(to: &report)
}
if arguments.includes(.walks) || arguments.includes(.sentence) {
  let engine = try EngineRatios(arguments, dictionary: dictionary)
  if arguments.includes(.walks) {
    try engine.addWalks(to: &report)
    try engine.addBestPaths(to: &report)
  }
  if arguments.includes(.sentence) { try engine.addSentence(to: &report) }
}
if arguments.includes(.engine) {
  let lattice = try LatticeRatios(arguments, dictionary: dictionary)
  try lattice.addSpeeds(to: &report)
  let times = try await lattice.timesOfTwoThreads()
  lattice.addTwoThreads(times, to: &report)
}
if arguments.includes(.romaji) {
  let romaji = try RomajiRatios(arguments)
  try romaji.addLines(to: &report)
  try romaji.addLongText(to: &report)
}
if arguments.includes(.kana) { try KanaRatios(arguments).addSpeeds(to: &report) }
if arguments.includes(.readings) {
  try ReadingRatios(arguments, dictionary: dictionary).addSpeeds(to: &report)
}
if arguments.includes(.language) { try LanguageRatios(arguments).addSpeeds(to: &report) }
if arguments.includes(.lines) { try LineRatios(arguments).addSpeeds(to: &report) }
if arguments.includes(.markup) {
  try MarkupRatios(arguments).addSpeeds(to: &report)
  try HostileMarkupRatios(arguments).addGrowth(to: &report)
}
if arguments.includes(.layout) || arguments.includes(.interaction) {
  let tokenizer = try Tokenizer(dictionary: .directory(dictionary))
  let analyzer = JapaneseAnalyzer(tokenizer: tokenizer)
  if arguments.includes(.layout) {
    try LayoutRatios(arguments, analyzer: analyzer).addSpeeds(to: &report)
  }
  if arguments.includes(.interaction) {
    try InteractionRatios(arguments, analyzer: analyzer).addSpeeds(to: &report)
  }
}
if arguments.includes(.caches) { try CacheRatios(arguments).addSpeeds(to: &report) }
if arguments.includes(.links) { try LinkRatios(arguments).addSpeeds(to: &report) }

print(report.text)
print()
print(
  "Times and ratios are those of the fastest of several interleaved passes, ratios in parentheses")
print(
  "those of the medians; memory is the maximum of all passes. Node walks measure processor time.")
if load > 0.5 {
  print(
    "NOTE: the load average was \(Report.format(load)) at the start on \(System.processorCount) processors:"
  )
  print("other programs affected these results, especially those of 2 threads.")
}
System.end(status: report.isMet ? 0 : 1)
