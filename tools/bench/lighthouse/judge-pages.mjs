const publicGoals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Nobody is to find it by a search. */
const workspaceGoals = { performance: 90, accessibility: 100, 'best-practices': 100 }

const publicPages = ['landing', 'category', 'product']
const goalsOf = (page) => (publicPages.includes(page) ? publicGoals : workspaceGoals)
/** What is to be no more than that. */
const caps = { 'layout shift': 0.02 }

/** Every figure beside the goal and what it was before. */
export const printPages = (pages, before) => {
  for (const [name, { figures, findings }] of Object.entries(pages)) {
    console.log(`\n${name}`)
    for (const [figure, value] of Object.entries(figures))
      printRow(figure, [value, goalsOf(name)[figure] ?? caps[figure], before[name]?.[figure]])
    for (const finding of findings) console.log(`  · ${finding}`)
  }
}

const printRow = (figure, values) => {
  const cells = values.map((cell) => cell?.toLocaleString('en-US') ?? '')
  const [now, goal, then] = cells.map((cell) => cell.padStart(10))
  console.log(`  ${figure.padEnd(30)}${now}${goal}${then.trim() ? `  before ${then.trim()}` : ''}`)
}

const missedBy = (name, figures) => [
  ...Object.entries(goalsOf(name))
    .filter(([figure, goal]) => figures[figure] < goal)
    .map(([figure, goal]) => `${name}: ${figure} ${figures[figure]}, the goal is ${goal}.`),
  ...Object.entries(caps)
    .filter(([figure, most]) => figures[figure] > most)
    .map(([figure, most]) => `${name}: ${figure} ${figures[figure]}, the most is ${most}.`),
]

/** What has missed its goal, in words. */
export const judgePages = (pages) =>
  Object.entries(pages).flatMap(([name, { figures }]) => missedBy(name, figures))
