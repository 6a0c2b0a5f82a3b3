// `npm run bench:visualizer`: what the visualizer and AI Design cost on this machine, beside their goals and caps. Ends
// with an error when a figure is beyond its cap; figures of a busy machine are printed and not kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from '../build.mjs'
import { root } from '../run.mjs'
import { startApi } from './api-process.mjs'
import { describeRig, openBrowser } from './rig.mjs'
import { measureCalls, measureIdeas } from './visualizer/measure-calls.mjs'
import { measureBytes, measureLargestPaint, measureSwaps } from './visualizer/measure-editor.mjs'

/** What is aimed for, and the most that is accepted. A browser without a graphics card is the worst that a visitor has. */
const budgets = {
  'scripts of the editor beyond the templates’, bytes': [45_000, 60_000],
  'scripts of 3-D beyond the editor’s, bytes': [115_000, 130_000],
  'layers of the largest scene, bytes': [100_000, 130_000],
  'layout shift in the editor': [0, 0.01],
  'largest paint of a template, slow phone, ms': [2_000, 2_500],
  're-tile, texture at hand, p95, ms': [50, 100],
  're-tile, cold, first picture, p95, ms': [200, 350],
  're-tile, cold, full fineness, p95, ms': [500, 800],
  '3-D, press to first frame, ms': [300, 500],
  'template, cold, p95, ms': [60, 120],
  'template, warm, p95, ms': [15, 30],
  'materials of a surface, cold, p95, ms': [20, 40],
  'ideas, asked to running, p95, ms': [300, 1_000],
  'ideas, asked to four looks, p95, ms': [3_000, 6_000],
}

const recordFile = join(root, 'bench/visualizer.json')
const kept = 20
/** Above it somebody else is at work on this machine. */
const quietLoad = 1

const measureAll = async (browser) => ({
  ...(await measureCalls()),
  ...(await measureIdeas()),
  ...(await measureBytes(browser)),
  ...(await measureLargestPaint(browser)),
  ...(await measureSwaps(browser)),
})

const judge = (figures, before) => {
  const beyond = []
  for (const [name, [goal, cap]] of Object.entries(budgets)) {
    const figure = figures[name]
    const then = before?.figures[name] === undefined ? '' : `, before ${before.figures[name]}`
    const verdict =
      figure <= goal ? 'goal met' : figure <= cap ? 'within the cap' : `beyond the cap of ${cap}`
    console.log(`  ${name.padEnd(52)} ${String(figure).padStart(8)}   ${verdict}${then}`)
    // What was not measured is within no cap.
    if (!(figure <= cap)) beyond.push(`${name}: ${figure}, the cap is ${cap}.`)
  }
  return beyond
}

await buildChanged()
const load = loadavg()[0]
const earlier = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : []
const api = await startApi({
  // Mails of AI Design are read in the mailbox of development.
  NODE_ENV: 'development',
  DATA_DIR: join(root, '.cache/bench'),
  DATABASE_URL: '',
})
const browser = await openBrowser()
let beyond = []
try {
  const rig = describeRig(browser, 1)
  console.log(`\nVisualizer and AI Design\n  ${rig}`)
  const figures = await measureAll(browser)
  beyond = judge(figures, earlier[0])
  const entry = { day: new Date().toISOString().slice(0, 10), rig, figures }
  if (load > quietLoad) console.log('  Not kept: this machine was busy with something else.')
  else writeFileSync(recordFile, `${JSON.stringify([entry, ...earlier].slice(0, kept), null, 2)}\n`)
} finally {
  await browser.close()
  await api.stop()
}
for (const sentence of beyond) console.error(sentence)
process.exit(beyond.length === 0 ? 0 : 1)
