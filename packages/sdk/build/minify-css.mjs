import { transformSync } from 'esbuild'

/** Styles are written as text in `*.css.ts`: what only people need is taken out of it. */
export const minifyCss = () => ({
  name: 'minify-css',
  transform: (code, id) =>
    id.endsWith('.css.ts') ? { code: code.replace(/(?<== )`[^`\\$]*`/g, minifiedLiteral), map: null } : null,
})

const minifiedLiteral = (literal) => {
  const { code, warnings } = transformSync(literal.slice(1, -1), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: 'chrome111',
  })
  if (warnings.length > 0) throw new Error(warnings[0].text)
  // The compiler leaves values of variables, and what stands in for them, as they were written.
  return `\`${code
    .trim()
    .replace(/(--[\w-]+:|,) +/g, '$1')
    .replace(/#ffffff\b/g, '#fff')}\``
}
