// What is pasted, dropped or opened: a payload in what people have at hand.

// Returns what a text holds besides a payload, or null if it is to be taken as it is.
export function unwrapped(text) {
  const [, link] = /^\S*#(\S+&end)[^\w&]*$/.exec(text.trim()) ?? []
  if (link) return { link }
  try { return scenario(JSON.parse(text)) } catch { /* It is no JSON. */ }
  for (const read of [fenced, curl, httpRequest, dump]) {
    const found = read(text)
    if (found) return found
  }
  const isLog = (text.match(/^(?:\w{3} +\d+|\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d.*\[\d+[:\]]/gm) ?? []).length > 1
  return isLog ? { payload: text, log: true } : null
}

const scenario = value => Array.isArray(value?.events) && !value.aps ? { scenario: value, from: 'a scenario' } : null

function fenced(text) {
  const blocks = [...text.matchAll(/^ *(`{3,}|~{3,}).*\n([^]*?)^ *\1/gm)].map(match => match[2])
  const block = blocks.find(each => /aps|curl|notification/.test(each)) ?? blocks[0]
  return block && { payload: block, ...unwrapped(block), from: blocks.length > 1 ? `one of ${blocks.length} fenced blocks` : 'a fenced block' }
}

// The words of a command, without the quotes of the shell.
function shellWords(text) {
  const parts = text.replace(/\\\r?\n/g, ' ').match(/(?:\$?'(?:[^'])*'|"(?:\\[^]|[^"\\])*"|\\[^]|[^\s'"\\])+/g) ?? []
  return parts.map(part => part.replace(/\$?'([^']*)'|"((?:\\[^]|[^"\\])*)"|\\([^])/g,
    (_, single, double, letter) => single ?? letter ?? double.replace(/\\(["\\$`])/g, '$1')))
}

function curl(text) {
  if (!/^\s*(?:\$ )?curl\s/.test(text)) return null
  const words = shellWords(text)
  const after = names => words.flatMap((word, index) => names.test(word) ? [word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[index + 1] ?? ''] : [])
  const [payload] = after(/^(-d|--data(-raw|-binary|-ascii)?|--json)(=|$)/)
  return payload ? { payload, headers: after(/^(-H|--header)(=|$)/), from: 'a call of curl' } : null
}

// Headers, and the body behind them.
function httpRequest(text) {
  const start = text.search(/^\s*[{[]/m)
  const head = text.slice(0, Math.max(start, 0))
  if (!/^\s*(?:POST|PUT) |^\s*:?(?:apns-[a-z-]+|path|method)\s*[:=]/im.test(head)) return null
  return { payload: text.slice(start).trim(), headers: head.split('\n'), from: 'a request' }
}

// A dictionary as NSLog or print writes it, wherever in a text it begins. Such a text does not show what is a number.
function dump(text) {
  const start = text.search(/\{\s*"?[\w.-]+"?\s*=|\[\s*(?:AnyHashable\(|"[\w.-]+"\s*:)/)
  const tokens = start < 0 ? null : text.slice(start).match(/"(?:\\[^]|[^"\\])*"|AnyHashable\(|Optional\(|[^\s"=:;,(){}[\]][^"=:;,(){}[\]\n]*|\S/g)
  if (!tokens) return null
  let at = 0
  const take = form => { if (!form.test(tokens[at++] ?? '')) throw new Error('another token') }
  const list = (end, item) => {
    const all = []
    while (tokens[at] !== end) {
      all.push(item())
      if (tokens[at] !== end) take(/^[;,]$/)
    }
    at++
    return all
  }
  const pair = () => { const key = String(value()); take(/^[=:]$/); return [key, value()] }
  const value = () => {
    const token = tokens[at++] ?? ''
    switch (token) {
      case '{': return Object.fromEntries(list('}', pair))
      case '(': return list(')', value)
      case '[':
        if (tokens[at] === ':') { at += 2; return {} }
        return tokens[at] === 'AnyHashable(' || tokens[at + 1] === ':' ? Object.fromEntries(list(']', pair)) : list(']', value)
      case 'AnyHashable(': case 'Optional(': { const inner = value(); take(/^\)$/); return inner }
    }
    if (token[0] === '"') return token === '"<null>"' ? null : JSON.parse(token.replace(/\\U/g, '\\u').replaceAll('\n', '\\n'))
    if (/^[\])}=:;,]?$/.test(token)) throw new Error('no value')
    const bare = token.trim()
    return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : { true: true, false: false, '<null>': null }[bare] ?? bare
  }
  try {
    return { payload: JSON.stringify(value(), null, 2) + '\n', from: 'a printed dictionary; it does not show which values are numbers' }
  } catch { return null }
}

// The text with the blanks that people like, and every token as it was.
export function formatted(text) {
  let depth = 0
  const tokens = text.match(/"(?:\\.|[^"\\])*"|[^\s"{}[\],:]+|[{}[\],:]/g) ?? []
  const line = () => '\n' + '  '.repeat(depth)
  return tokens.map((token, index) => {
    const isOpen = '{['.includes(token), isClose = '}]'.includes(token)
    if (isOpen) depth++
    if (isClose) depth--
    if (isOpen) return '}]'.includes(tokens[index + 1]) ? token : token + line()
    if (isClose) return '{['.includes(tokens[index - 1]) ? token : line() + token
    return token === ',' ? token + line() : token === ':' ? ': ' : token
  }).join('') + '\n'
}
