#include "conformance/html/html.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace mx::conformance {
namespace {

using Json = nlohmann::ordered_json;

std::string Escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\n':
        out += "<br>";
        break;
      default:
        out += c;
    }
  }
  return out;
}

constexpr const char* kStyle = R"(
:root{--ink:#1c2330;--soft:#5b6676;--line:#dde2ea;--bad:#c62828;--good:#2e7d32;--doubt:#b26a00;--page:#f6f7f9}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:20px}header{background:#fff;border-left:10px solid var(--soft);padding:14px 20px;
border-radius:6px;box-shadow:0 1px 2px #0002}header.PASS{border-color:var(--good)}header.FAIL{border-color:var(--bad)}
header.INCONCLUSIVE{border-color:var(--doubt)}h1{margin:0;font-size:26px}h1 b{margin-right:12px}.FAIL h1 b{color:var(--bad)}
.PASS h1 b{color:var(--good)}.INCONCLUSIVE h1 b{color:var(--doubt)}header p{margin:4px 0 0;color:var(--soft)}
section{background:#fff;margin-top:18px;padding:16px 20px;border-radius:6px;box-shadow:0 1px 2px #0002}
h2{margin:0 0 4px;font-size:21px}h2 .cause{color:var(--bad)}h2 .unknown{color:var(--doubt)}h3{margin:16px 0 6px;font-size:15px}
.sub{color:var(--soft);margin:0 0 8px}.stages{display:flex;flex-wrap:wrap;gap:4px;margin:10px 0}
.stages span{padding:3px 11px;border-radius:12px;background:#eef1f5;color:var(--soft);font-size:13px}
.stages .first{background:var(--bad);color:#fff;font-weight:600}
pre{background:#101725;color:#e6edf7;padding:9px 12px;border-radius:5px;overflow-x:auto;margin:6px 0;font-size:13px;
white-space:pre-wrap;word-break:break-all}.maps{display:flex;flex-wrap:wrap;gap:26px;align-items:flex-start}
figure{margin:0}figcaption{font-size:13px;color:var(--soft);margin-bottom:4px;max-width:560px}figcaption b{color:var(--ink)}
table{border-collapse:collapse}.block td,.block th{font:12px/1.25 ui-monospace,monospace;padding:2px 5px;text-align:right;
border:1px solid var(--line)}.block th{color:var(--soft);font-weight:400;background:#f3f5f8}.block .bad{background:#ffd9d6;
color:#8e0000;font-weight:700}.scroll{overflow-x:auto}.list{width:100%}.list td,.list th{padding:4px 10px;text-align:left;
border-bottom:1px solid var(--line);font-size:14px}.list td.n{text-align:right;font-variant-numeric:tabular-nums}
.list tr.bad td{background:#fff1f0}.tag{font-weight:700}.tag.bad{color:var(--bad)}.tag.good{color:var(--good)}
.tag.doubt{color:var(--doubt)}.bar{display:inline-block;width:140px;height:9px;background:#eef1f5;border-radius:5px;
overflow:hidden;vertical-align:middle}.bar i{display:block;height:100%;background:var(--good)}.bar.part i{background:var(--doubt)}
.key{display:inline-block;width:12px;height:12px;border:1px solid #aaa;vertical-align:-1px;margin:0 3px 0 10px}
ul{margin:4px 0;padding-left:20px}li{margin:2px 0}
)";

// From pale to dark red by share; right cells are green-grey.
std::string Colour(int64_t wrong, int64_t total) {
  if (wrong == 0) return "#d9e8dc";
  const double share = total == 0 ? 0 : static_cast<double>(wrong) / static_cast<double>(total);
  const auto mix = [share](int from, int to) { return from + static_cast<int>(share * (to - from)); };
  return fmt::format("#{:02x}{:02x}{:02x}", mix(0xFF, 0xA0), mix(0xA9, 0x00), mix(0x9E, 0x10));
}

std::string Map(const HeatMap& m) {
  const int64_t side = std::clamp<int64_t>(560 / std::max<int64_t>(m.cols, 1), 7, 26);
  const int64_t height = std::clamp<int64_t>(420 / std::max<int64_t>(m.rows, 1), 6, 26);
  const int64_t wrong = m.Wrong();
  std::string svg = fmt::format(
      "<figure><figcaption><b>{}</b>: {} of {} {} wrong{}<br>a cell is {}; {} x {} cells</figcaption>"
      "<svg width=\"{}\" height=\"{}\" role=\"img\">",
      Escaped(m.tensor), wrong, m.Total(), m.element, wrong == 0 ? "" : " &#9679;", Escaped(m.tile), m.rows,
      m.cols, m.cols * side + 4, m.rows * height + 4);
  for (int64_t r = 0; r < m.rows; ++r) {
    for (int64_t c = 0; c < m.cols; ++c) {
      const auto at = static_cast<size_t>(r * m.cols + c);
      svg += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"><title>rows from {}, {} from {}: "
          "{} of {} wrong"
          "</title></rect>",
          c * side + 2, r * height + 2, side - 1, height - 1, Colour(m.wrong[at], m.total[at]),
          r * m.tile_rows, m.element, c * m.tile_cols, m.wrong[at], m.total[at]);
    }
  }
  if (m.first_row >= 0) {
    svg += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#000\" "
        "stroke-width=\"2\"/>",
        m.first_col * side + 1, m.first_row * height + 1, side + 1, height + 1);
  }
  return svg + "</svg></figure>\n";
}

std::string Table(const BlockTable& t) {
  if (t.lines.empty()) return "";
  std::string html =
      fmt::format("<h3>{}</h3><div class=\"scroll\"><table class=\"block\"><tr><th></th>", Escaped(t.title));
  for (const std::string& head : t.head) html += "<th>" + Escaped(head) + "</th>";
  html += "</tr>\n";
  for (const BlockTable::Line& line : t.lines) {
    html += "<tr><th>" + Escaped(line.name) + "</th>";
    for (size_t i = 0; i < line.cells.size(); ++i)
      html += fmt::format("<td{}>{}</td>", line.wrong[i] ? " class=\"bad\"" : "", Escaped(line.cells[i]));
    html += "</tr>\n";
  }
  return html + "</table></div>\n";
}

std::string StageStrip(const std::string& stage) {
  constexpr const char* kStages[] = {"source", "rotation", "scale",   "code",     "noise",  "packing",
                                     "layout", "decode",   "product", "epilogue", "memory", "run"};
  std::string html = "<div class=\"stages\">";
  for (const char* name : kStages)
    html += fmt::format("<span{}>{}</span>", stage == name ? " class=\"first\"" : "", name);
  return html + "</div>\n";
}

std::string Section(const Picture& p, const std::string& rerun) {
  const Explanation& e = p.explanation;
  std::string html = "<section>";
  html += e.Found() ? fmt::format("<h2><span class=\"cause\">{}</span>: {}</h2>", Name(e.cause),
                                  Escaped(e.sentence))
                    : fmt::format("<h2><span class=\"unknown\">cause unknown</span>{}{}</h2>",
                                  e.sentence.empty() ? "" : ": ", Escaped(e.sentence));
  html += fmt::format(
      "<p class=\"sub\">{}{}{}</p>", e.Found() ? Escaped(Info(e.cause).about) : "",
      p.property.empty() ? "" : (e.Found() ? "; " : "") + std::string("property ") + Escaped(p.property),
      e.Found() && !e.everywhere ? "; the explanation is partial" : "");
  html += StageStrip(e.stage);
  html += "<div class=\"maps\">";
  for (const HeatMap& map : p.maps) html += Map(map);
  html += "</div>";
  if (!p.maps.empty()) {
    html +=
        "<p class=\"sub\"><span class=\"key\" style=\"background:#d9e8dc\"></span>right"
        "<span class=\"key\" style=\"background:#ffa99e\"></span>one wrong"
        "<span class=\"key\" style=\"background:#a00010\"></span>all wrong"
        "<span class=\"key\" style=\"border:2px solid #000\"></span>first wrong, shown below</p>";
  }
  html += Table(p.table);
  html += "<h3>Case</h3><pre>" + Escaped(p.line) + "</pre><h3>Run it again</h3><pre>" +
          Escaped(fmt::format("{} '{}'", rerun, p.line)) + "</pre>";
  if (!p.faults.empty()) {
    html += "<h3>Faults</h3><ul>";
    for (size_t i = 0; i < p.faults.size() && i < 8; ++i) html += "<li>" + Escaped(p.faults[i]) + "</li>";
    html += "</ul>";
  }
  return html + "</section>\n";
}

std::string Text(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key)) return "";
  const Json& value = json[key];
  return value.is_string() ? value.get<std::string>() : value.dump();
}
double NumberOf(const Json& json, const char* key) {
  return json.is_object() && json.contains(key) && json[key].is_number() ? json[key].get<double>() : 0;
}

// "notOffered" as a head: "not offered".
std::string Head(const std::string& key) {
  std::string head;
  for (const char c : key) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital) head += ' ';
    head += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return head;
}

// Whether a key says something: a text that some row has, or a number. A device that runs no machine code
// counts no instructions.
bool Speaks(const Json& rows, const std::string& key) {
  if (rows[0][key].is_number() && key != "instructions") return true;
  return std::any_of(rows.begin(), rows.end(), [&](const Json& row) {
    const std::string text = Text(row, key.c_str());
    return !text.empty() && text != "0";
  });
}

// Rows of an array of objects, whatever their keys are: one column a key of the first row that holds a
// scalar.
std::string List(const char* title, const Json& rows) {
  if (!rows.is_array() || rows.empty()) return "";
  std::string html =
      fmt::format("<section><h2>{}</h2><div class=\"scroll\"><table class=\"list\"><tr>", title);
  std::vector<std::string> keys;
  for (const auto& [key, value] : rows[0].items()) {
    if (value.is_primitive() && Speaks(rows, key))
      keys.push_back(key), html += "<th>" + Escaped(Head(key)) + "</th>";
  }
  html += "</tr>\n";
  for (const Json& row : rows) {
    html += NumberOf(row, "failed") > 0 ? "<tr class=\"bad\">" : "<tr>";
    for (const std::string& key : keys) {
      const bool number = row.contains(key) && row[key].is_number();
      std::string text = Text(row, key.c_str());
      if (number && row[key].is_number_float()) text = fmt::format("{:.3f}", row[key].get<double>());
      html += fmt::format("<td{}>{}</td>", number ? " class=\"n\"" : "", Escaped(text));
    }
    html += "</tr>\n";
  }
  return html + "</table></div></section>\n";
}

// Families of coverage points with a bar each.
std::string CoverageTable(const Json& rows) {
  if (!rows.is_array() || rows.empty()) return "";
  std::string html =
      "<section><h2>Coverage</h2><table class=\"list\"><tr><th>family</th><th>points met</th><th></th>"
      "<th>missing</th></tr>\n";
  for (const Json& row : rows) {
    const double hit = NumberOf(row, "hit"), all = NumberOf(row, "offered");
    std::string missing;
    if (row.contains("missing") && row["missing"].is_array()) {
      for (const Json& point : row["missing"]) {
        if (missing.size() > 120) continue;
        missing +=
            (missing.empty() ? "" : ", ") + (point.is_string() ? point.get<std::string>() : point.dump());
      }
    }
    html += fmt::format(
        "<tr><td>{}</td><td class=\"n\">{} of {}</td><td><span class=\"bar{}\"><i "
        "style=\"width:{}%\"></i></span></td><td>{}"
        "</td></tr>\n",
        Escaped(Text(row, "family").empty() ? Text(row, "name") : Text(row, "family")), hit, all,
        hit < all ? " part" : "", all == 0 ? 0 : static_cast<int>(100 * hit / all), Escaped(missing));
  }
  return html + "</table></section>\n";
}

}  // namespace

std::string HtmlReport(const Json& report, const std::vector<Picture>& failures, const std::string& rerun) {
  const std::string verdict = Text(report, "verdict");
  std::string facts;
  for (const char* key : {"level", "seed", "cases", "shard"}) {
    const std::string text = Text(report, key);
    if (!text.empty()) facts += fmt::format("{}{} {}", facts.empty() ? "" : " &middot; ", key, Escaped(text));
  }
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>mxproof verify: {0} "
      "{1}</title>"
      "<style>{2}</style></head><body><main><header "
      "class=\"{0}\"><h1><b>{0}</b>{1}</h1><p>{3}</p><p>{4}</p></header>\n",
      Escaped(verdict), Escaped(Text(report, "device")), kStyle, Escaped(Text(report, "description")), facts);
  for (const Picture& picture : failures) html += Section(picture, rerun);
  if (report.contains("properties")) html += List("Properties", report["properties"]);
  if (report.contains("operations")) html += List("Operations", report["operations"]);
  if (report.contains("coverage")) html += CoverageTable(report["coverage"]);
  if (report.contains("claims"))
    html += "<section><h2>Claims</h2><pre>" + Escaped(Text(report, "claims")) + "</pre></section>\n";
  return html + "</main></body></html>\n";
}

}  // namespace mx::conformance
