// The answer in other forms: a call of the command, a push to the simulator, a case, a test.

const quoted = text => /^[\w.,:/=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

// A command that reads a text from a here-document, which ends at a word that no line of the text is.
function reading(words, text) {
  let end = 'PUSH'
  while (text.split('\n').includes(end)) end += '_'
  return `${words.map(quoted).join(' ')} <<'${end}'\n${text.replace(/\n?$/, '\n')}${end}\n`
}

export function commandLine(model, members) {
  const words = ['pushroute', 'eval', '-']
  for (const member of members) {
    const value = model.situation[member.name]
    if (value === undefined || value === null) continue
    words.push('--' + member.flag, Array.isArray(value) ? value.join(',') || 'none' : String(value))
  }
  return reading(words, model.payload)
}

export const simulator = payload => reading(['xcrun', 'simctl', 'push', 'booted', 'com.example.app', '-'], payload)
