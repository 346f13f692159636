// Unpacks the style, the body and the script of the page. The policy names the hashes of style and
// script, so the browser runs no others.
async function load() {
  const packed = Uint8Array.from(atob(document.getElementById('parts').textContent), letter => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const { style, body, script } = await new Response(stream).json()
  const add = (name, text) => document.body.append(Object.assign(document.createElement(name), { textContent: text }))
  add('style', style)
  document.getElementById('given').insertAdjacentHTML('beforebegin', body)
  add('script', script)
}
load().catch(() => document.body.append('This page needs a browser of 2023 or later.'))
