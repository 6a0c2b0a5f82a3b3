/** What is aimed for, and the most that is accepted; of scores the least. A browser without a graphics card is the worst that a visitor has. */
export const budgets = {
  'scripts of the editor beyond the templates’, bytes': [45_000, 60_000],
  'scripts of 3-D beyond the editor’s, bytes': [115_000, 130_000],
  'layers of the largest scene, bytes': [100_000, 130_000],
  'layers of the largest scene on a phone, bytes': [50_000, 65_000],
  'layout shift in the editor': [0, 0.01],
  'Lighthouse of a template, performance': [95, 90],
  'Lighthouse of a template, accessibility': [100, 90],
  'Lighthouse of a template, best practices': [100, 90],
  'Lighthouse of a template, SEO': [100, 90],
  'largest paint of a template, slow phone, ms': [2_000, 2_500],
  're-tile, texture at hand, p95, ms': [50, 100],
  're-tile, cold, first picture, p95, ms': [200, 350],
  're-tile, cold, full fineness, p95, ms': [500, 800],
  're-tile, cold, as a share of the server’s picture': [0.25, 0.5],
  'whole picture by the processor, 1200 px, ms of processor': [150, 250],
  '3-D, press to first frame seen, ms': [300, 500],
  '3-D, calls of a frame': [30, 60],
  '3-D, triangles of a frame': [2_000, 10_000],
  'photo, light and cut-out after marking, ms of processor': [400, 700],
  'on the card after 200 swaps, MB': [64, 80],
  'on the card, grown from swap 50 to 200, MB': [0, 1],
  'template, cold, p95, ms': [60, 120],
  'template, warm, p95, ms': [15, 30],
  'materials of a surface, cold, p95, ms': [20, 40],
  'ideas, asked to running, p95, ms': [300, 1_000],
  'ideas, asked to four looks, p95, ms': [3_000, 6_000],
}

/** What no load changes: kept of a busy machine, too. */
const steady = /, bytes$|, MB$|^layout shift|calls of a frame|triangles of a frame/

export const steadyOf = (figures) =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => steady.test(name)))

/** A score is the better the higher it is; everything else the lower. */
const isWithin = (figure, limit, [goal, cap]) => (goal > cap ? figure >= limit : figure <= limit)

/** A line for each figure, with what it was before; returns a sentence for each that is beyond its cap. */
export const judge = (figures, earlier) =>
  Object.entries(budgets).flatMap(([name, budget]) => {
    const [goal, cap] = budget
    const figure = figures[name]
    const before = earlier.find((entry) => entry.figures[name] !== undefined)?.figures[name]
    // What was not measured is within no cap.
    const isGood = isWithin(figure, cap, budget)
    const verdict = isWithin(figure, goal, budget)
      ? 'goal met'
      : isGood
        ? 'within the cap'
        : `beyond the cap of ${cap}`
    const then = before === undefined ? '' : `, before ${before}`
    console.log(`  ${name.padEnd(60)} ${String(figure).padStart(8)}   ${verdict}${then}`)
    return isGood ? [] : [`${name}: ${figure}, the cap is ${cap}.`]
  })
