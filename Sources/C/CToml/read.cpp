// SPDX-License-Identifier: Apache-2.0
#include "CToml.h"

// toml++ 3.3 asserts that a key begins as keys do, and behind that reports that one does not: `[+a]`. Without
// NDEBUG it makes no assumption of it either.
#undef NDEBUG
#define TOML_ASSERT(condition) static_cast<void>(0)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace {

struct Visit {
  void *context;
  void (*visit)(void *, const ct_item *);

  void operator()(const ct_item &item) const { visit(context, &item); }
};

ct_text text(std::string_view text) { return {text.data(), text.size()}; }

ct_place place(const toml::source_region &source) {
  return {source.begin.line, source.begin.column};
}

ct_kind kind(toml::node_type type) {
  switch (type) {
  case toml::node_type::string: return ct_string;
  case toml::node_type::integer: return ct_integer;
  case toml::node_type::floating_point: return ct_float;
  case toml::node_type::boolean: return ct_boolean;
  case toml::node_type::date: return ct_date;
  case toml::node_type::time: return ct_time;
  case toml::node_type::date_time: return ct_date_time;
  case toml::node_type::array: return ct_array;
  case toml::node_type::table: return ct_table;
  case toml::node_type::none: break;
  }
  return ct_error;
}

void report(const toml::key *key, const toml::node &node, const Visit &visit) {
  ct_item item = {};
  item.kind = kind(node.type());
  if (key) {
    item.name = text(key->str());
    item.name_place = place(key->source());
  }
  item.value_place = place(node.source());
  if (auto value = node.as_string()) item.text = text(value->get());
  if (auto value = node.as_integer()) item.integer = value->get();
  if (auto value = node.as_floating_point()) item.number = value->get();
  if (auto value = node.as_boolean()) item.boolean = value->get();
  visit(item);
  if (auto array = node.as_array()) {
    for (auto &value : *array) report(nullptr, value, visit);
  } else if (auto table = node.as_table()) {
    for (auto &[name, value] : *table) report(&name, value, visit);
  } else {
    return;
  }
  ct_item end = {};
  end.kind = ct_end;
  visit(end);
}

} // namespace

void ct_read(struct ct_text bytes, void *context, void (*visit)(void *, const struct ct_item *)) {
  auto result = toml::parse(std::string_view(bytes.bytes, bytes.length));
  if (result) {
    report(nullptr, result.table(), {context, visit});
    return;
  }
  ct_item error = {};
  error.kind = ct_error;
  error.text = text(result.error().description());
  error.value_place = place(result.error().source());
  visit(context, &error);
}
