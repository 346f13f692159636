// The answer in other forms: a call of the command, a case, a test, a file for the simulator.

const quoted = text => /^[\w.,:/=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

export function commandLine(model, members) {
  const words = ['pushroute', 'eval', 'payload.json']
  for (const member of members) {
    const value = model.situation[member.name]
    if (value === undefined || value === null) continue
    words.push('--' + member.flag, Array.isArray(value) ? value.join(',') || 'none' : String(value))
  }
  return words.map(quoted).join(' ')
}

// How the simulator differs from a device.
export const SIMULATOR =
  'xcrun simctl push booted com.example.app payload.apns\n\n' +
  '# The simulator hands a push to the app at once: no limit on background pushes, no Low Power\n' +
  '# Mode, no request headers, no check of the token. Try those on a device.'
