/** Styles are written as text in `*.css.ts`: what only people need is taken out of it. */
export const minifyCss = () => ({
  name: 'minify-css',
  transform(code, id) {
    if (!id.endsWith('.css.ts')) return null
    return { code: code.replace(/`[^`]*`/g, (literal) => `\`${minified(literal.slice(1, -1))}\``), map: null }
  },
})

/** The space before a colon stays, because in a selector it means "inside". */
export const minified = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([\w-]): /g, '$1:')
    .replace(/;}/g, '}')
    .replace(/\b0\.(\d)/g, '.$1')
    .trim()
