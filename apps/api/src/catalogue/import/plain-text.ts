const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    deg: '°',
    frac12: '½',
    frac14: '¼',
    times: '×',
    reg: '®',
    trade: '™',
    copy: '©',
    eacute: 'é',
    bull: '•',
  }),
)

const longest = 4_000

/** What a person would read of an HTML body. Nothing that a browser would run or load is left. */
export const plainTextOf = (html: string): string => {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|iframe|object|template|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, ' ')
  const lines = withoutControls(decoded(text))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
  return cut(lines.trim(), longest)
}

/** One line of text: a title, an option, a tag. */
export const oneLine = (text: string): string =>
  cut(withoutControls(decoded(text)).replace(/\s+/g, ' ').trim(), 300)

/** Never through the middle of an emoji: half of one is no text that can be stored. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** PostgreSQL takes neither NUL nor half an emoji, and no page should take the others; line breaks and tabs stay. */
const withoutControls = (text: string): string =>
  text.replace(/\p{Cc}|\p{Surrogate}|\u200b|\ufeff/gu, (character) =>
    /[\n\t]/.test(character) ? character : ' ',
  )

const decoded = (text: string): string =>
  text.replace(
    /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+\d*);/gi,
    (entity) => characterOf(entity.slice(1, -1)) ?? entity,
  )

const characterOf = (entity: string): string | undefined => {
  if (!entity.startsWith('#')) return named.get(entity.toLowerCase())
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}
