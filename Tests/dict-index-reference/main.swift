#if LibMeCab
// Runs libmecab's own dictionary compiler, for comparison. It ends the process on bad input and
// prints on standard output, hence a process of its own.
internal import CMeCab
internal import Foundation

exit(mecab_dict_index(CommandLine.argc, CommandLine.unsafeArgv))
#endif
