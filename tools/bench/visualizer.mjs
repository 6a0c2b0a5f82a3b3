// `npm run bench:visualizer`: what the visualizer and AI Design cost on this machine, beside their goals and caps. Ends
// with an error when a figure is beyond its cap; of a busy machine only what no load changes is kept.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from '../build.mjs'
import { root } from '../run.mjs'
import { address, startApi } from './api-process.mjs'
import { measurePages } from './lighthouse/measure-pages.mjs'
import { describeRig, openBrowser } from './rig.mjs'
import { judge, steadyOf } from './visualizer/budgets.mjs'
import { measureCalls, measureIdeas, measurePictures } from './visualizer/measure-calls.mjs'
import { measureHeld, measureLive } from './visualizer/measure-card.mjs'
import { measureBytes, measureLargestPaint, measureSwaps } from './visualizer/measure-editor.mjs'

const recordFile = join(root, 'bench/visualizer.json')
const kept = 20
/** Above it somebody else is at work on this machine. */
const quietLoad = 1
const data = { DATA_DIR: join(root, '.cache/bench'), DATABASE_URL: '' }

const measureProcessor = () => {
  const script = join(root, 'tools/bench/visualizer/halves.ts')
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root }))
}

const measureInBrowser = async (browser) => {
  const figures = {
    ...(await measurePictures()),
    ...(await measureBytes(browser)),
    ...(await measureLargestPaint(browser)),
    ...(await measureSwaps(browser)),
    ...(await measureLive(browser)),
    ...(await measureHeld(browser)),
  }
  const share =
    figures['re-tile, cold, full fineness, p95, ms'] / figures['room’s picture by the server, p95, ms']
  return { ...figures, 're-tile, cold, as a share of the server’s picture': Number(share.toFixed(2)) }
}

/** By the server as it is in production, which sends no mails that could be read here. */
const measureLighthouse = async () => {
  const api = await startApi(data)
  try {
    const { pages } = await measurePages({
      template: { url: `${address}/showroom/visualize/template/kitchen-modern-1` },
    })
    const { figures } = pages.template
    const names = {
      performance: 'performance',
      accessibility: 'accessibility',
      'best-practices': 'best practices',
      seo: 'SEO',
    }
    return Object.fromEntries(
      Object.entries(names).map(([name, word]) => [`Lighthouse of a template, ${word}`, figures[name]]),
    )
  } finally {
    await api.stop()
  }
}

const measureServed = async (browser) => {
  // Mails of AI Design are read in the mailbox of development.
  const api = await startApi({ ...data, NODE_ENV: 'development' })
  try {
    return { ...(await measureCalls()), ...(await measureIdeas()), ...(await measureInBrowser(browser)) }
  } finally {
    await api.stop()
  }
}

const keep = (earlier, { rig, figures, isBusy }) => {
  if (isBusy) console.log('  This machine was busy with something else: only what no load changes is kept.')
  const day = new Date().toISOString().slice(0, 10)
  const entry = { day, rig, figures: isBusy ? steadyOf(figures) : figures }
  writeFileSync(recordFile, `${JSON.stringify([entry, ...earlier].slice(0, kept), null, 2)}\n`)
}

await buildChanged()
const isBusy = loadavg()[0] > quietLoad
const earlier = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : []
const browser = await openBrowser()
let beyond = []
try {
  const rig = describeRig(browser, 1)
  console.log(`\nVisualizer and AI Design\n  ${rig}`)
  const figures = {
    ...measureProcessor(),
    ...(await measureServed(browser)),
    ...(await measureLighthouse()),
  }
  beyond = judge(figures, earlier)
  keep(earlier, { rig, figures, isBusy })
} finally {
  await browser.close()
}
for (const sentence of beyond) console.error(sentence)
process.exit(beyond.length === 0 ? 0 : 1)
