import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'
import { classNamesIn, nodesOf, selectors, stringOf } from './class-names.mjs'

/**
 * Classes inside a shadow root are nobody's but ours, so the bundle spells them short. Only a class whose every use is
 * plain to see is renamed: it stands in a style, as a whole word in a `className`, and nowhere else in any string, nor
 * could it be put together from parts.
 *
 * `widgets` is the folder whose classes are renamed. What `others` hand to widgets may come to stand in a class, too: the
 * contract's words, and those of attributes.
 */
export const shortClassNames = (widgets, others) => {
  let short = new Map()
  return {
    name: 'short-class-names',
    buildStart() {
      short = shortNames(sourcesIn(widgets), others.flatMap(sourcesIn))
    },
    transform(code, id) {
      return id.startsWith(widgets) && /\.tsx?$/.test(id)
        ? { code: renamed(code, id, short), map: null }
        : null
    },
  }
}

/** The short name of each class that is safe to rename. Sources by `id` and `code`, as JavaScript. */
export const shortNames = (sources, others) => {
  const isStyle = ({ id }) => id.endsWith('.css.ts')
  const styled = sources.filter(isStyle).flatMap(({ code }) => stringsIn(code).flatMap(classesIn))
  const uses = sources.filter((source) => !isStyle(source)).map(({ code }) => classNamesIn(parseAst(code)))
  const drawn = new Set(uses.flatMap(({ whole }) => whole.map(({ word }) => word)))
  const elsewhere = new Set(
    [...uses, ...others.map(({ code }) => classNamesIn(parseAst(code)))].flatMap(
      ({ otherWords }) => otherWords,
    ),
  )
  // `stock-`, to be gone on with, wherever that is.
  const parts = [
    ...uses.flatMap(({ partial }) => partial),
    ...[...elsewhere].filter((word) => /^-|-$/.test(word)),
  ]
  const isPlain = (name) =>
    drawn.has(name) &&
    !elsewhere.has(name) &&
    !parts.some((part) => name.startsWith(part) || name.endsWith(part))
  const whole = uses.flatMap((use) => use.whole.map(({ word }) => word))
  const times = (name) => whole.filter((word) => word === name).length
  // What is drawn most is spelled shortest, so that a new widget lengthens the names of no other.
  const plain = [...new Set(styled)].filter(isPlain).sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1))
  return new Map(plain.map((name, index) => [name, `_${index.toString(36)}`]))
}

export const renamed = (code, id, short) => {
  const ast = parseAst(code)
  const edits = id.endsWith('.css.ts') ? stylesIn(ast, short) : markupIn(ast, short)
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

const markupIn = (ast, short) =>
  classNamesIn(ast)
    .whole.filter(({ word }) => short.has(word))
    .map(({ word, start }) => ({ start, end: start + word.length, put: short.get(word) }))

const stylesIn = (ast, short) =>
  [...nodesOf(ast)]
    .filter(({ type }) => type === 'TemplateElement')
    .map(({ start, end, value }) => ({
      start,
      end,
      put: value.raw.replace(selectors, (selector) =>
        selector.replace(/\.([a-z][\w-]*)/gi, (whole, name) =>
          short.has(name) ? `.${short.get(name)}` : whole,
        ),
      ),
    }))

const classesIn = (css) =>
  [...css.matchAll(selectors)].flatMap(([selector]) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  )

const stringsIn = (code) => [...nodesOf(parseAst(code))].map(stringOf).filter((text) => text !== undefined)

const sourcesIn = (place) =>
  (statSync(place).isFile() ? [''] : readdirSync(place, { recursive: true }))
    .filter((file) => /\.tsx?$/.test(join(place, file)) && !/\.(test|stories)\.|(^|\/)testing\//.test(file))
    .sort()
    .map((file) => ({ id: file, code: compiled(readFileSync(join(place, file), 'utf8'), file) }))

const compiled = (text, file) =>
  transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'transform', target: 'es2022' }).code
