// What a visit to a contractor's page may cost: what we aim for, and the most that is accepted (docs/architecture.md).

const budgets = [
  { measure: 'requests to the first painted widget with data (cart button)', goal: 4, cap: 5 },
  // Goods come in chunks of their own, with an answer of their own; the shop brings its badge and its shelves along.
  { measure: 'requests to the first painted widget with data (shop)', goal: 8, cap: 9 },
  // A list comes with the cards of a shop's front, a product with what makes it a field of a page's form: asked for at once.
  { measure: 'requests to the first painted widget with data', goal: 7, cap: 8 },
  { measure: 'hops to the first painted widget with data', goal: 2, cap: 3 },
  // A tag is drawn once, with its goods: there is no first paint of its own to be judged by (decision 166).
  { measure: 'paint with data after plain HTML, ms (cart button)', goal: 400, cap: 500 },
  { measure: 'paint with data after plain HTML with preload hints, ms (cart button)', goal: 300, cap: 400 },
  { measure: 'paint with data after plain HTML, ms', goal: 600, cap: 700 },
  { measure: 'paint with data after plain HTML with preload hints, ms', goal: 450, cap: 550 },
  { measure: 'first paint of a server-rendered tag after plain HTML, ms', goal: 0, cap: 50 },
  { measure: 'layout shift', goal: 0, cap: 0.01 },
  { measure: 'blocking time, ms', goal: 50, cap: 80 },
  { measure: '200 tiles: frames beyond 50 ms while scrolling, %', goal: 0, cap: 1 },
  { measure: 'add to cart, interaction to next paint, ms', goal: 50, cap: 100 },
]

/** A figure is named by its measure, with the page it was taken on in brackets where there are several. */
const budgetOf = (figure) =>
  budgets.find(({ measure }) => figure === measure || figure.startsWith(`${measure} (`))

/** Prints every figure beside its goal and its cap. Gives those beyond the cap, in words. */
export const judgeFigures = (figures) => {
  const names = Object.keys(figures)
  const width = Math.max(...names.map((name) => name.length)) + 2
  const row = (name, ...cells) =>
    console.log(`  ${name.padEnd(width)}`, ...cells.map((cell) => String(cell).padStart(8)))
  row('', 'figure', 'goal', 'cap')
  for (const name of names) {
    const { goal = '', cap = '' } = budgetOf(name) ?? {}
    row(name, figures[name].toLocaleString('en-US'), goal, cap)
  }
  return names.flatMap((name) => {
    const { cap } = budgetOf(name) ?? {}
    return cap !== undefined && figures[name] > cap ? [`${name}: ${figures[name]}, the cap is ${cap}.`] : []
  })
}
