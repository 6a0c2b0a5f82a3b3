const publicGoals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Nobody is to find it by a search. */
const workspaceGoals = { performance: 90, accessibility: 100, 'best-practices': 100 }

const goalsOf = (page) => (page === 'workspace' ? workspaceGoals : publicGoals)

/** Every figure beside the goal and what it was before. */
export const printPages = (pages, before) => {
  for (const [name, { figures, findings }] of Object.entries(pages)) {
    console.log(`\n${name}`)
    for (const [figure, value] of Object.entries(figures))
      printRow(figure, [value, goalsOf(name)[figure], before[name]?.[figure]])
    for (const finding of findings) console.log(`  · ${finding}`)
  }
}

const printRow = (figure, values) => {
  const cells = values.map((cell) => cell?.toLocaleString('en-US') ?? '')
  const [now, goal, then] = cells.map((cell) => cell.padStart(10))
  console.log(`  ${figure.padEnd(30)}${now}${goal}${then.trim() ? `  before ${then.trim()}` : ''}`)
}

/** What has missed its goal, in words. */
export const judgePages = (pages) =>
  Object.entries(pages).flatMap(([name, { figures }]) =>
    Object.entries(goalsOf(name))
      .filter(([category, goal]) => figures[category] < goal)
      .map(([category, goal]) => `${name}: ${category} ${figures[category]}, the goal is ${goal}.`),
  )
