// Trains the log-linear model for the languages of a script.
//
//   train WORDS WEIGHTS LANGUAGES TRIGRAM-MASS SPARSE-MASS PAIRS DOCUMENTS
//
// WORDS contains the words of the languages as letter codes with their counts; WEIGHTS receives
// the features with their weights. N-grams of one to three letters have weights for all languages,
// those of four and five only for the most relevant languages (PAIRS in total). Code 1 is a word
// boundary. The program uses one thread and does not reorder floating-point operations, so the
// same input gives the same bytes.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

using Key = uint64_t;

constexpr int longestWord = 24;
constexpr int longestFeature = 5;
constexpr int shortestWord = 4;  // shorter words are features of five letters with their boundaries
constexpr int wholeWord = 8;     // the order of a whole word
constexpr double damping = 0.6;  // a word drawn n times has weight n^damping among single words
constexpr double sparseShare = 0.15;  // minimum mass of a language relative to the maximum

constexpr double wordMass = 2;  // minimum mass of a feature of a whole word
constexpr double phraseShare = 0.2;  // share of documents that are phrases
constexpr double wordDropout = 0.3;  // share of documents without features of whole words

struct Word {
  uint8_t length;
  uint8_t codes[longestWord];
};

// A short text of an interface, as indices of words.
struct Phrase {
  std::vector<Word> words;
};

struct Language {
  std::vector<Phrase> phrases;
  std::vector<double> byPhrase;  // cumulative damped counts of phrases
  std::vector<Word> words;
  std::vector<double> counts;
  std::vector<double> byType;   // cumulative damped counts of words with four letters or more
  std::vector<double> byToken;  // cumulative counts of all words
};

int order(Key key) {
  int n = 0;
  for (; key; key >>= 8) n++;
  return n;
}

// The key of a whole word, which has the highest bit set.
Key wordKey(const Word &word) {
  Key key = 0;
  for (int i = 0; i < word.length; i++) key = (key + word.codes[i]) * 0x9E3779B97F4A7C15ull;
  return key | Key(1) << 63;
}

template <class Visit>
void forEachFeature(const Word &word, Visit visit) {
  uint8_t codes[longestWord + 2];
  int count = 0;
  codes[count++] = 1;
  for (int i = 0; i < word.length; i++) codes[count++] = word.codes[i];
  codes[count++] = 1;
  for (int start = 0; start < count; start++) {
    Key key = 0;
    for (int n = 1; n <= longestFeature && start + n <= count; n++) {
      key = key << 8 | codes[start + n - 1];
      if (n == 1 && codes[start] == 1) continue;
      visit(key, n);
    }
  }
  if (word.length >= shortestWord) visit(wordKey(word), wholeWord);
}

// A hash map from keys to consecutive numbers, with open addressing.
class KeyMap {
 public:
  explicit KeyMap(int bits) : keys(size_t(1) << bits), values(keys.size()) {}
  int find(Key key) const {
    for (size_t i = slot(key); keys[i]; i = next(i))
      if (keys[i] == key) return int(values[i]);
    return -1;
  }
  void prefetch(Key key) const {
    const size_t i = slot(key);
    __builtin_prefetch(&keys[i]);
    __builtin_prefetch(&values[i]);
  }
  uint32_t insert(Key key) {
    if (count * 10 > keys.size() * 6) grow();
    size_t i = slot(key);
    for (; keys[i]; i = next(i))
      if (keys[i] == key) return values[i];
    keys[i] = key;
    return values[i] = uint32_t(count++);
  }
  std::vector<Key> inOrder() const {
    std::vector<Key> all(count);
    for (size_t i = 0; i < keys.size(); i++)
      if (keys[i]) all[values[i]] = keys[i];
    return all;
  }

 private:
  std::vector<Key> keys;
  std::vector<uint32_t> values;
  size_t count = 0;
  size_t next(size_t i) const { return (i + 1) & (keys.size() - 1); }
  size_t slot(Key key) const {
    key *= 0x9E3779B97F4A7C15ull;
    key ^= key >> 32;
    return key & (keys.size() - 1);
  }
  void grow() {
    std::vector<Key> oldKeys(keys.size() * 2);
    std::vector<uint32_t> oldValues(keys.size() * 2);
    oldKeys.swap(keys);
    oldValues.swap(values);
    for (size_t j = 0; j < oldKeys.size(); j++) {
      if (!oldKeys[j]) continue;
      size_t i = slot(oldKeys[j]);
      while (keys[i]) i = next(i);
      keys[i] = oldKeys[j];
      values[i] = oldValues[j];
    }
  }
};

class Trainer {
 public:
  std::vector<Language> languages;

  void read(const char *path, int count) {
    std::ifstream file(path, std::ios::binary);
    languages.resize(count);
    for (Language &language : languages) {
      uint32_t words = 0;
      file.read(reinterpret_cast<char *>(&words), 4);
      double type = 0, token = 0;
      for (uint32_t i = 0; i < words; i++) {
        uint32_t drawn = 0;
        const Word word = readWord(file);
        file.read(reinterpret_cast<char *>(&drawn), 4);
        language.words.push_back(word);
        language.counts.push_back(std::pow(drawn, damping));
        language.byType.push_back(type += word.length >= 4 ? language.counts.back() : 0);
        language.byToken.push_back(token += drawn);
      }
      double total = 0;
      for (double c : language.counts) total += c;
      for (double &c : language.counts) c *= 1e5 / total;
      uint32_t phrases = 0;
      file.read(reinterpret_cast<char *>(&phrases), 4);
      double phrase = 0;
      for (uint32_t i = 0; i < phrases; i++) {
        language.phrases.emplace_back();
        const int length = file.get();
        for (int w = 0; w < length; w++) language.phrases.back().words.push_back(readWord(file));
        uint32_t count = 0;
        file.read(reinterpret_cast<char *>(&count), 4);
        language.byPhrase.push_back(phrase += std::pow(count, damping));
      }
    }
    if (!file) {
      fprintf(stderr, "train: %s is truncated\n", path);
      exit(1);
    }
  }

  static Word readWord(std::ifstream &file) {
    Word word{};
    word.length = uint8_t(std::min(file.get(), longestWord));
    file.read(reinterpret_cast<char *>(word.codes), word.length);
    return word;
  }

  // Chooses the features with sufficient mass, and the languages for which each has weights.
  void choose(double trigramMass, double sparseMass) {
    KeyMap all(22);
    std::vector<float> masses;
    for (const Language &language : languages)
      for (size_t i = 0; i < language.words.size(); i++)
        forEachFeature(language.words[i], [&](Key key, int) {
          uint32_t id = all.insert(key);
          if (id >= masses.size()) masses.resize(id + 1, 0);
          masses[id] += float(language.counts[i]);
        });
    const std::vector<Key> candidates = all.inOrder();
    for (size_t id = 0; id < candidates.size(); id++) {
      const int n = order(candidates[id]);
      if (masses[id] >= (n <= 2 ? 0.5 : n == 3 ? trigramMass : n == wholeWord ? wordMass : sparseMass))
        features.insert(candidates[id]);
    }
    keys = features.inOrder();
    const size_t count = languages.size();
    std::vector<float> byLanguage(keys.size() * count);
    for (size_t l = 0; l < count; l++)
      for (size_t i = 0; i < languages[l].words.size(); i++)
        forEachFeature(languages[l].words[i], [&](Key key, int) {
          const int id = features.find(key);
          if (id >= 0) byLanguage[id * count + l] += float(languages[l].counts[i]);
        });
    offsets.push_back(0);
    for (size_t id = 0; id < keys.size(); id++) {
      const float *mass = &byLanguage[id * count];
      const float most = *std::max_element(mass, mass + count);
      for (size_t l = 0; l < count; l++)
        if (order(keys[id]) <= 3 || mass[l] >= sparseShare * most) owners.push_back(uint8_t(l));
      offsets.push_back(uint32_t(owners.size()));
    }
    weights.assign(owners.size(), 0);
    gradients.assign(owners.size(), 0.01f);
  }

  // Draws the words of a document: a phrase or a part of one, or single words.
  template <class Visit>
  void forEachWord(const Language &language, Visit visit) {
    if (!language.phrases.empty() && uniform() < phraseShare) {
      const std::vector<Word> &words = language.phrases[drawn(language.byPhrase)].words;
      size_t first = 0, count = words.size();
      if (count > 3 && uniform() < 0.7) {
        count = 1 + size_t(random() % 3);
        first = size_t(random() % uint64_t(words.size() - count + 1));
      }
      for (size_t w = first; w < first + count; w++) visit(words[w]);
      return;
    }
    const double kind = uniform();
    const int words = kind < 0.45 ? 1 : kind < 0.68 ? 2 : 3 + int(random() % 9);
    const std::vector<double> &draw = words <= 2 ? language.byType : language.byToken;
    for (int w = 0; w < words; w++) visit(language.words[drawn(draw)]);
  }

  // Returns an index drawn in proportion to cumulative counts.
  size_t drawn(const std::vector<double> &counts) {
    const auto at = std::upper_bound(counts.begin(), counts.end(), uniform() * counts.back());
    return std::min(size_t(at - counts.begin()), counts.size() - 1);
  }

  // Runs stochastic gradient descent with Adagrad on drawn words, pairs and short sentences.
  void train(long documents, float from, float to) {
    const int count = int(languages.size());
    std::vector<float> z(count);
    std::vector<uint32_t> found;
    std::vector<Key> drawnKeys;
    std::vector<int> updated;
    for (long d = 0; d < documents; d++) {
      const float rate = from + (to - from) * (float(d) / float(documents));
      const int answer = int(random() % uint64_t(count));
      const Language &language = languages[answer];
      found.clear();
      std::fill(z.begin(), z.end(), 0.f);
      const bool dropsWords = uniform() < wordDropout;
      drawnKeys.clear();
      forEachWord(language, [&](const Word &word) {
        forEachFeature(word, [&](Key key, int n) {
          if (n == wholeWord && dropsWords) return;
          features.prefetch(key);
          drawnKeys.push_back(key);
        });
      });
      for (Key key : drawnKeys) {
        const int id = features.find(key);
        if (id < 0 || offsets[id] == offsets[id + 1]) continue;
        found.push_back(uint32_t(id));
        __builtin_prefetch(&owners[offsets[id]]);
        for (uint32_t j = offsets[id]; j < offsets[id + 1]; j += 16) {
          __builtin_prefetch(&weights[j]);
          __builtin_prefetch(&gradients[j]);
        }
      }
      for (uint32_t id : found) {
        const uint32_t first = offsets[id], end = offsets[id + 1];
        if (end - first == uint32_t(count))
          for (int l = 0; l < count; l++) z[l] += weights[first + l];
        else
          for (uint32_t j = first; j < end; j++) z[owners[j]] += weights[j];
      }
      const float highest = *std::max_element(z.begin(), z.end());
      float sum = 0;
      for (float &x : z) sum += x = std::exp(x - highest);
      for (float &x : z) x /= sum;
      z[answer] -= 1;
      // Languages that are as likely as they should be need no update.
      updated.clear();
      for (int l = 0; l < count; l++)
        if (std::fabs(z[l]) >= 1e-4f) updated.push_back(l);
      for (uint32_t id : found) {
        const uint32_t first = offsets[id], end = offsets[id + 1];
        if (end - first == uint32_t(count))
          for (int l : updated) update(first + uint32_t(l), z[l], rate);
        else
          for (uint32_t j = first; j < end; j++)
            if (std::fabs(z[owners[j]]) >= 1e-4f) update(j, z[owners[j]], rate);
      }
    }
  }

  void update(uint32_t j, float gradient, float rate) {
    gradients[j] += gradient * gradient;
    weights[j] -= rate * gradient / std::sqrt(gradients[j]);
  }

  // Retains the `kept` most important weights of features with four and five letters.
  void prune(size_t kept) {
    std::vector<float> worth(weights.size()), sorted;
    for (size_t id = 0; id < keys.size(); id++)
      for (uint32_t j = offsets[id]; j < offsets[id + 1]; j++) {
        if (order(keys[id]) <= 3) {
          worth[j] = INFINITY;
          continue;
        }
        worth[j] = std::fabs(weights[j]) * std::sqrt(std::sqrt(gradients[j] - 0.0099f));
        sorted.push_back(worth[j]);
      }
    if (sorted.size() <= kept) return;
    std::nth_element(sorted.begin(), sorted.end() - long(kept), sorted.end());
    const float least = sorted[sorted.size() - kept];
    size_t to = 0;
    uint32_t from = 0;
    for (size_t id = 0; id < keys.size(); id++) {
      const uint32_t end = offsets[id + 1];
      for (uint32_t j = from; j < end; j++)
        if (worth[j] >= least) {
          owners[to] = owners[j];
          weights[to] = weights[j];
          gradients[to++] = std::min(gradients[j], 1.f);
        }
      from = end;
      offsets[id + 1] = uint32_t(to);
    }
    owners.resize(to);
    weights.resize(to);
    gradients.resize(to);
  }

  void write(const char *path) const {
    FILE *file = fopen(path, "wb");
    for (size_t id = 0; id < keys.size(); id++) {
      const uint32_t count = offsets[id + 1] - offsets[id];
      if (!count) continue;
      float worth = 0;
      for (uint32_t j = offsets[id]; j < offsets[id + 1]; j++)
        worth += std::fabs(weights[j]) * std::sqrt(std::sqrt(gradients[j]));
      fwrite(&keys[id], 8, 1, file);
      fwrite(&count, 4, 1, file);
      fwrite(&worth, 4, 1, file);
      fwrite(&owners[offsets[id]], 1, count, file);
      fwrite(&weights[offsets[id]], 4, count, file);
    }
    fclose(file);
    fprintf(stderr, "%zu features, %zu weights\n", keys.size(), weights.size());
  }

 private:
  KeyMap features{20};
  std::vector<Key> keys;
  std::vector<uint32_t> offsets;
  std::vector<uint8_t> owners;
  std::vector<float> weights, gradients;
  std::mt19937_64 random{20261121};
  double uniform() { return double(random() >> 11) * (1.0 / 9007199254740992.0); }
};

int main(int argc, char **argv) {
  if (argc != 8) {
    fprintf(stderr,
            "usage: train WORDS WEIGHTS LANGUAGES TRIGRAM-MASS SPARSE-MASS PAIRS DOCUMENTS\n");
    return 64;
  }
  Trainer trainer;
  const size_t pairs = size_t(atol(argv[6]));
  const long documents = atol(argv[7]);
  trainer.read(argv[1], atoi(argv[3]));
  trainer.choose(atof(argv[4]), atof(argv[5]));
  trainer.train(documents / 2, 0.15f, 0.03f);
  trainer.prune(pairs * 3 / 2);
  trainer.train(documents / 4, 0.1f, 0.02f);
  trainer.prune(pairs);
  trainer.train(documents / 4, 0.1f, 0.01f);
  trainer.write(argv[2]);
}
