-- The job of `pushroute eval --ndjson` for one situation, in DuckDB's SQL. TABLE, PAYLOADS, THREADS and
-- ANSWERS stand for its files.
SET threads = THREADS;
CREATE MACRO flag(value) AS CASE
  WHEN value = 'true' THEN 2
  WHEN value = 'false' THEN 4
  WHEN value = '"1"' THEN 3
  WHEN TRY_CAST(value AS DOUBLE) = 1 THEN 1
  WHEN TRY_CAST(value AS DOUBLE) > 1 THEN 3
  WHEN TRY_CAST(value AS DOUBLE) < 1 THEN 4
  ELSE 5
END;
-- A key of aps, or 6 if it stands beside aps alone.
CREATE MACRO flag_of(inside, beside) AS CASE
  WHEN inside IS NOT NULL THEN flag(inside) WHEN beside IS NOT NULL THEN 6 ELSE 0
END;
CREATE MACRO is_text(value) AS coalesce(value LIKE '"%' AND value <> '""', false);
CREATE MACRO form(alert) AS CASE
  WHEN is_text(alert) THEN 1
  WHEN alert LIKE '{%' AND list_bool_or(list_transform(
    json_extract(alert, ['$.title', '$.body', '$.subtitle', '$."loc-key"', '$."title-loc-key"',
      '$."subtitle-loc-key"']), lambda text: is_text(text::VARCHAR))) THEN 2
  ELSE 0
END;
COPY (
  WITH answers AS (
    SELECT traits, answer
    FROM read_csv('TABLE', delim = '\t', header = false, quote = '', escape = '',
      columns = {'traits': 'VARCHAR', 'answer': 'VARCHAR'})
  ),
  parts AS (
    SELECT row_number() OVER () AS line, json_extract(json, ['$.aps.alert', '$.aps.sound', '$.aps.badge',
      '$.aps."content-available"', '$.aps."mutable-content"', '$.aps.category', '$."content-available"',
      '$."mutable-content"'])::VARCHAR[] AS part
    FROM read_ndjson_objects('PAYLOADS')
  ),
  traits AS (
    SELECT line, concat(form(part[1]), is_text(part[2])::INT,
      coalesce(TRY_CAST(part[3] AS DOUBLE) >= 0, false)::INT, flag_of(part[4], part[7]),
      flag_of(part[5], part[8]), is_text(part[6])::INT) AS traits
    FROM parts
  )
  SELECT concat('{"line":', line, answer) FROM traits JOIN answers USING (traits) ORDER BY line
) TO 'ANSWERS' (FORMAT csv, HEADER false, DELIMITER '\x01', QUOTE '', ESCAPE '');
