// The job of `pushroute eval --ndjson` for one situation, on simdjson On-Demand: reads the traits
// of each line, looks the answer up in a table and prints it.
//
// usage: simdjson TABLE FILE
#include <simdjson.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

using namespace simdjson;

// The number of values of each trait, the key of the table: one digit each, in this order.
enum Trait { alert, sound, badge, contentAvailable, mutableContent, category, traitCount };
constexpr std::array<int, traitCount> widths{3, 2, 2, 7, 7, 2};
enum Flag { absent, one, boolean, undocumented, zero, unreadable, misplaced };

using Traits = std::array<int, traitCount>;

static size_t place(const Traits &traits) {
  size_t place = 0;
  for (int trait = 0; trait < traitCount; trait++) place = place * widths[trait] + traits[trait];
  return place;
}

static bool has_text(ondemand::value value) {
  std::string_view text;
  return value.get_string().get(text) == SUCCESS && !text.empty();
}

static int flag(ondemand::value value) {
  switch (value.type()) {
  case ondemand::json_type::number: {
    double number = value.get_double();
    return number == 1 ? one : number > 1 ? undocumented : zero;
  }
  case ondemand::json_type::boolean: return value.get_bool() ? boolean : zero;
  case ondemand::json_type::string:
    return std::string_view(value.get_string()) == "1" ? undocumented : unreadable;
  default: return unreadable;
  }
}

static int alert_form(ondemand::value value) {
  if (value.type() == ondemand::json_type::string) return has_text(value) ? 1 : 0;
  if (value.type() != ondemand::json_type::object) return 0;
  int form = 0;
  for (auto field : value.get_object()) {
    std::string_view key = field.unescaped_key();
    bool is_text = key == "title" || key == "body" || key == "subtitle" || key == "loc-key" ||
                   key == "title-loc-key" || key == "subtitle-loc-key";
    if (is_text && has_text(field.value())) form = 2;
  }
  return form;
}

static void read_aps(ondemand::object aps, Traits &traits) {
  for (auto field : aps) {
    std::string_view key = field.unescaped_key();
    ondemand::value value = field.value();
    if (key == "alert") traits[alert] = alert_form(value);
    else if (key == "sound") traits[sound] = has_text(value);
    else if (key == "badge") traits[badge] = value.type() == ondemand::json_type::number && double(value.get_double()) >= 0;
    else if (key == "content-available") traits[contentAvailable] = flag(value);
    else if (key == "mutable-content") traits[mutableContent] = flag(value);
    else if (key == "category") traits[category] = has_text(value);
  }
}

static Traits read_payload(ondemand::document_reference document) {
  Traits traits{};
  for (auto field : document.get_object()) {
    std::string_view key = field.unescaped_key();
    if (key == "aps") {
      Traits outside = traits;
      read_aps(field.value().get_object(), traits);
      for (int flag : {contentAvailable, mutableContent})
        if (traits[flag] == absent) traits[flag] = outside[flag];
    } else if (key == "content-available" && traits[contentAvailable] == absent) {
      traits[contentAvailable] = misplaced;
    } else if (key == "mutable-content" && traits[mutableContent] == absent) {
      traits[mutableContent] = misplaced;
    }
  }
  return traits;
}

// A row: six digits, a tab, and the answer without its first member.
static std::vector<std::string> read_table(const char *path) {
  size_t rows = 1;
  for (int width : widths) rows *= width;
  std::vector<std::string> table(rows);
  std::ifstream file(path);
  for (std::string row; std::getline(file, row);) {
    Traits traits{};
    for (int trait = 0; trait < traitCount; trait++) traits[trait] = row[trait] - '0';
    table[place(traits)] = row.substr(traitCount + 1) + "\n";
  }
  return table;
}

int main(int count, char **arguments) {
  auto table = read_table(arguments[1]);
  padded_string text = padded_string::load(arguments[2]);
  ondemand::parser parser;
  ondemand::document_stream documents = parser.iterate_many(text, 1 << 20);
  std::string output;
  long line = 0;
  for (auto document : documents) {
    std::array<char, 24> digits;
    auto end = std::to_chars(digits.begin(), digits.end(), ++line).ptr;
    output.append("{\"line\":").append(digits.begin(), end);
    output.append(table[place(read_payload(document.value()))]);
    if (output.size() > 1 << 16) {
      std::fwrite(output.data(), 1, output.size(), stdout);
      output.clear();
    }
  }
  std::fwrite(output.data(), 1, output.size(), stdout);
}
