-- The job of `pushroute eval --ndjson` for one situation, in ClickHouse's SQL. TABLE, PAYLOADS, THREADS
-- and ANSWERS stand for its files.
INSERT INTO FUNCTION file('ANSWERS', 'LineAsString', 'line String')
WITH
  (value -> multiIf(value = 'true', 2, value = 'false', 4, value = '"1"', 3,
    isNull(toFloat64OrNull(value)), 5, toFloat64OrNull(value) = 1, 1, toFloat64OrNull(value) > 1, 3, 4))
    AS flag,
  -- A key of aps, or 6 if it stands beside aps alone.
  ((inside, beside) -> multiIf(inside != '', flag(inside), beside != '', 6, 0)) AS flag_of,
  (value -> startsWith(value, '"') AND value != '""') AS is_text,
  (alert -> multiIf(is_text(alert), 1, startsWith(alert, '{') AND arrayExists(
    key -> is_text(JSONExtractRaw(alert, key)),
    ['title', 'body', 'subtitle', 'loc-key', 'title-loc-key', 'subtitle-loc-key']), 2, 0)) AS form,
  answers AS (
    SELECT traits, answer FROM file('TABLE', 'TSVRaw', 'traits String, answer String')
  ),
  parts AS (
    SELECT row_number() OVER () AS number, json, JSONExtractRaw(json, 'aps') AS aps
    FROM file('PAYLOADS', 'LineAsString', 'json String')
  ),
  traits AS (
    SELECT number, concat(
      toString(form(JSONExtractRaw(aps, 'alert'))),
      toString(is_text(JSONExtractRaw(aps, 'sound'))),
      toString(ifNull(toFloat64OrNull(JSONExtractRaw(aps, 'badge')) >= 0, 0)),
      toString(flag_of(JSONExtractRaw(aps, 'content-available'), JSONExtractRaw(json, 'content-available'))),
      toString(flag_of(JSONExtractRaw(aps, 'mutable-content'), JSONExtractRaw(json, 'mutable-content'))),
      toString(is_text(JSONExtractRaw(aps, 'category')))) AS traits
    FROM parts
  )
SELECT concat('{"line":', toString(number), answer)
FROM traits JOIN answers USING (traits)
ORDER BY number
SETTINGS max_threads = THREADS;
