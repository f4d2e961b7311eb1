#if LibMeCab
// Runs libmecab's own dictionary compiler, for comparison. It ends the process on invalid input and
// prints to standard output, so it has its own process.
internal import CMeCab
internal import Foundation

exit(mecab_dict_index(CommandLine.argc, CommandLine.unsafeArgv))
#endif
