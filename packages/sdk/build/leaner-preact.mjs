/**
 * Preact can wait in the middle of HTML that it takes over, for a component that throws a promise, and find its place
 * in a streamed page again. None of ours throws one. Each part must be found once: another version of Preact stops the
 * build instead of losing something else.
 */
const waiting = [
  // A thrown promise: its place is kept. Without this it is an error like any other.
  [/if\((\w)&&\1\.then\)\{if\(\w\.__u\|=128\|.{0,420}?\.nextSibling\}else /, ''],
  // What waited is taken up again.
  [/128&\w\.__u&&\(.{0,120}?\|\|\w\),(?=\(\w=n\.__b\))/, ''],
  // What waited goes away.
  [/!\w&&\(\w=\w\.__c\)&&\(\w=\w\.__z\)&&.{0,60}?g\(\w\),g\(\w\)\),/, ''],
  // The marks of a stream.
  [
    /function \w\(n,t\)\{if\(n&&8==n\.nodeType&&n\.data\.startsWith\("\$s"\)\).{0,200}?t&&t\.push\(n\)\}\}/,
    '',
  ],
]

export const leanerPreact = {
  name: 'leaner-preact',
  transform(code, id) {
    if (!id.endsWith('/preact/dist/preact.mjs')) return null
    const shorter = waiting.reduce((text, [part, instead]) => {
      if (!part.test(text)) throw new Error(`${id} has no ${part}.`)
      return text.replace(part, instead)
    }, code)
    return { code: shorter, map: null }
  },
}
