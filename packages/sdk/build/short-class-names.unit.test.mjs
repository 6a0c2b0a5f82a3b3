import { expect, test } from 'vitest'
import { renamed, shortNames } from './short-class-names.mjs'

const styles = (css) => ({ id: 'Card.css.ts', code: `export const css = \`${css}\`` })
const markup = (code) => ({ id: 'Card.tsx', code })
const namesIn = (css, ...code) => [...shortNames([styles(css), ...code.map(markup)], []).keys()]

test('a class is renamed in its style and wherever it is drawn', () => {
  const css = styles('.tall-card .tall-card-name, a.tall-card:hover { margin: .5em }')
  const code = markup(
    'h("div", { className: isLate ? "tall-card late" : "tall-card" }, h(Link, { className: `tall-card-name ${tone}` }))',
  )
  const short = shortNames([css, code], [])
  expect([...short]).toEqual([
    ['tall-card', '_0'],
    ['tall-card-name', '_1'],
  ])
  expect(renamed(css.code, css.id, short)).toContain('._0 ._1, a._0:hover { margin: .5em }')
  expect(renamed(code.code, code.id, short)).toBe(
    'h("div", { className: isLate ? "_0 late" : "_0" }, h(Link, { className: `_1 ${tone}` }))',
  )
})

test.each([
  [
    'a template goes on writing it',
    'h("p", { className: `stock stock-${status}` }); h("p", { className: "stock-low" })',
  ],
  [
    'a word in a hole is only its end',
    'h("p", { className: `stock-${isLow ? "low" : "ok"}` }); h("p", { className: "stock-low" })',
  ],
  [
    'a variable brings it',
    'const tone = "stock-low"; h("p", { className: tone }); h("p", { className: "stock-low" })',
  ],
  ['it is looked for', 'h("p", { className: "stock-low" }); root.querySelector(".stock-low")'],
  ['it is put together', 'h("p", { className: "stock-" + level }); h("p", { className: "stock-low" })'],
  ['it is put together elsewhere', 'const tone = "stock-" + level; h("p", { className: "stock-low" })'],
])('a class keeps its name where %s', (_why, code) => {
  expect(namesIn('.stock-low { color: red }', code)).toEqual([])
})

test('a part may bear the name of a class, and so may prose', () => {
  const code = 'h("p", { className: "priced", part: "priced" }, "Everything is priced.")'
  const short = shortNames([styles('.priced { color: red }'), markup(code)], [])
  expect(renamed(code, 'Card.tsx', short)).toBe(
    'h("p", { className: "_0", part: "priced" }, "Everything is priced.")',
  )
})

test('a word of the contract may come to stand in a class, so a class of that name keeps it', () => {
  const words = { id: 'status.ts', code: 'export const statuses = ["backorder"]' }
  const sources = [styles('.backorder { color: red }'), markup('h("p", { className: "backorder" })')]
  expect([...shortNames(sources, [words]).keys()]).toEqual([])
})
