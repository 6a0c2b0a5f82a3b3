import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const inClassName = /className=(?:"([^"]*)"|\{([^{}]*)\})/g
const literals = /'([^'\n]*)'|"([^"\n]*)"/g
const templates = /`([^`]*)`/g
const selectors = /\.([a-z][a-z-]{2,})(?=[\s,{:.>+~[)])/g

/**
 * Classes inside a shadow root are nobody's but ours, so the bundle spells them short. A name that also occurs as a
 * value anywhere else in the widgets may be put together at run time, and is left as it is.
 */
export const shortClassNames = (folder) => {
  const short = shortNames(sourcesIn(folder))
  const renamed = (text) => text.replace(/[a-z][a-z-]{2,}/g, (name) => short.get(name) ?? name)
  return {
    name: 'short-class-names',
    transform: (code, id) => {
      if (!id.startsWith(folder)) return null
      if (id.endsWith('.css.ts')) {
        return {
          code: code.replace(selectors, (selector, name) =>
            short.has(name) ? `.${short.get(name)}` : selector,
          ),
          map: null,
        }
      }
      if (!id.endsWith('.tsx')) return null
      return {
        // In an expression only its words change: a variable may bear the name of a class.
        code: code.replace(inClassName, (_attribute, text, expression) =>
          text === undefined
            ? `className={${expression.replace(literals, (literal) => renamed(literal))}}`
            : `className="${renamed(text)}"`,
        ),
        map: null,
      }
    },
  }
}

const shortNames = ({ styles, code }) => {
  const styled = new Set([...styles.matchAll(selectors)].map(([, name]) => name))
  const drawn = new Set(
    [...code.matchAll(inClassName)].flatMap(([, text, expression]) => wordsOf(text ?? stringsIn(expression))),
  )
  const elsewhere = new Set([
    ...[...code.matchAll(templates)].flatMap(([, text]) => wordsOf(text.replace(/\$\{[^}]*\}/g, ' '))),
    ...[
      ...code
        .replace(inClassName, '')
        .replace(/ part="[^"]*"/g, '')
        .matchAll(literals),
    ].flatMap(([, single, double]) => wordsOf(single ?? double)),
  ])
  const ours = [...styled].filter((name) => drawn.has(name) && !elsewhere.has(name)).sort()
  return new Map(ours.map((name, index) => [name, `_${index.toString(36)}`]))
}

/** A template with a hole is put together at run time: none of its words count as drawn. */
const stringsIn = (expression) =>
  [...expression.matchAll(literals)].map(([, single, double]) => single ?? double).join(' ')

const wordsOf = (text) => text.split(/\s+/).filter(Boolean)

const sourcesIn = (folder) => {
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  )
  const read = (wanted) =>
    files
      .filter(wanted)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const isStyle = (file) => file.endsWith('.css.ts')
  return { styles: read(isStyle), code: read((file) => !isStyle(file)) }
}
