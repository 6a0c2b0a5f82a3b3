import { availableParallelism, loadavg } from 'node:os'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../../chromium.mjs'
import { browserFlags, median } from '../rig.mjs'
import { categories, figuresOf, findingsOf } from './read-report.mjs'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const port = Number(process.env.BENCH_BROWSER_PORT ?? 9390)

/** Lighthouse's mobile profile: 150 ms latency, 1.6 Mbit/s and a processor four times slower, computed from a quick visit. */
const profile = { port, logLevel: 'error', output: 'json', onlyCategories: categories, formFactor: 'mobile' }

const mostAttempts = 4

/** A trace that fails says nothing of the page: a busy machine loses a part of one now and then. */
const visit = async (page) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(page)
    } catch (error) {
      if (attempt === mostAttempts) throw error
      console.error(`  ${page.url} is visited again: ${error.message}`)
    }
  }
}

/** Whoever is signed in has a token in the page's storage; a document that loads nothing else puts it there. */
const keepToken = async ({ origin, token }) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
  await page.close()
}

/** In a browser of its own, so that no visit finds anything of another. */
const visitOnce = async ({ url, origin, token }) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    if (token) await keepToken({ origin, token })
    const { lhr } = await lighthouse(url, { ...profile, disableStorageReset: token !== undefined })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    if (lhr.categories.performance.score === null) throw new Error('Lighthouse could not read the trace.')
    return { report: lhr, rig: `Lighthouse ${lhr.lighthouseVersion}, Chromium ${browser.version()}` }
  } finally {
    await browser.close()
  }
}

const loadNow = () => Number(loadavg()[0].toFixed(1))

/** The middle of each figure. A score of what is right or wrong is its worst. */
const summaryOf = (visits) => {
  const all = visits.map(({ report }) => figuresOf(report))
  const middle = (name) => median(all.map((each) => each[name]))
  const worst = (name) => Math.min(...all.map((each) => each[name]))
  const isFixed = (name) => categories.includes(name) && name !== 'performance'
  return Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, isFixed(name) ? worst(name) : middle(name)]),
  )
}

/** The first visit warms the server, which draws a picture when it is first asked for, and is not counted. */
const measurePage = async ([name, page]) => {
  await visit(page)
  const load = loadNow()
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(page))
  return { name, figures: { ...summaryOf(visits), load }, findings: findingsOf(visits), rig: visits[0].rig }
}

/** By its name, the address of each page, with the token of whom it is opened for. */
export const measurePages = async (asked) => {
  const pages = {}
  let rig = ''
  for (const each of Object.entries(asked)) {
    const measured = await measurePage(each)
    rig = `${measured.rig} headless, mobile profile, simulated throttling, median of ${runs}, Node ${process.version}, ${availableParallelism()} cores`
    pages[measured.name] = { figures: measured.figures, findings: measured.findings }
  }
  return { rig, pages }
}
