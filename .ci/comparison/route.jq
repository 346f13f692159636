# The job of `pushroute eval --ndjson` for one situation, on jq.
#
# usage: jq -n -r --rawfile table TABLE -f route.jq FILE

def is_text: type == "string" and . != "";

def flag:
  if . == true then 2
  elif . == false then 4
  elif type == "number" then (if . == 1 then 1 elif . > 1 then 3 else 4 end)
  elif . == "1" then 3
  else 5 end;

def flags($aps; $key):
  if $aps | has($key) then $aps[$key] | flag elif has($key) then 6 else 0 end;

def alert_form:
  if type == "string" then (if . != "" then 1 else 0 end)
  elif type == "object"
    and any(
      .title, .body, .subtitle, ."loc-key", ."title-loc-key", ."subtitle-loc-key"; is_text
    )
  then 2
  else 0 end;

def digit: if . then "1" else "0" end;

def key:
  .aps as $aps
  | "\($aps.alert | alert_form)\($aps.sound | is_text | digit)"
  + ($aps.badge | type == "number" and . >= 0 | digit)
  + "\(flags($aps; "content-available"))\(flags($aps; "mutable-content"))"
  + ($aps.category | is_text | digit);

($table | rtrimstr("\n") | split("\n") | map(split("\t") | {(.[0]): .[1]}) | add) as $answers
| foreach inputs as $payload (0; . + 1; "{\"line\":\(.)" + $answers[$payload | key])
