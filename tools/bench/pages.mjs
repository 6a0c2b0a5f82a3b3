// `npm run bench:pages`: what our tags cost on somebody else's page, on the rig of docs/architecture.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReleases, readVersion } from '../../packages/sdk/build/releases.mjs'
import { writeReleasesPage } from '../../packages/sdk/build/releases-page.mjs'
import { root } from '../run.mjs'
import { address, startApi } from './api-process.mjs'
import { measureAddToCart } from './add-to-cart.mjs'
import { serveGuestPages } from './guest-server.mjs'
import { measureManyTiles } from './many-tiles.mjs'
import { measureVisit } from './measure-visit.mjs'
import { judgeFigures } from './page-budgets.mjs'
import { guestPage, plainPage, showroom, showroomAccent, taggedPages } from './page-tags.mjs'
import { describeRig, median, openBrowser } from './rig.mjs'
import { measureServerRendered } from './server-rendered.mjs'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const recordFile = join(root, 'bench/pages.json')
const kept = 20

/**
 * Pages that are held against each other take turns, so that what else the machine does hits all of them. The first
 * visit of each warms the server, which draws a picture when it is first asked for, and is not counted.
 */
const mediansOf = async (browser, pages) => {
  for (const asked of pages) await measureVisit(browser, { ...asked, hasNetwork: 'fast' })
  const visits = pages.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, asked] of pages.entries()) visits[index].push(await measureVisit(browser, asked))
  }
  return visits.map(summaryOf)
}

const summaryOf = (visits) => {
  const middle = (pick) => median(visits.map(pick))
  return {
    paintedMs: (name) => middle(({ paintedMs }) => paintedMs[name]),
    shift: Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: Math.round(middle(({ blockingMs }) => blockingMs)),
    requests: middle(({ requests }) => requests),
    hops: middle(({ hops }) => hops),
    bytes: middle(({ bytes }) => bytes),
  }
}

/** What the loader asks for ahead of the first paint: what a page may name in its head. */
const hintsFor = async (browser, asked) => {
  const { neededUrls } = await measureVisit(browser, { ...asked, hasNetwork: 'fast' })
  return neededUrls.filter((url) => url.includes('/embed/') && url.endsWith('.js'))
}

/** A page with one tag, as it is pasted and with hints, beside the page without it. */
const measureTag = async ({ browser, guest }, [name, tagged]) => {
  const paints = [
    { name: 'first', tag: tagged.tag, inside: '[part=root]' },
    { name: 'with data', tag: tagged.tag, inside: tagged.data, color: showroomAccent },
  ]
  const url = `${guest.origin}/${tagged.tag}`
  guest.add(`/${tagged.tag}`, guestPage({ origin: address, tagged }))
  const hints = await hintsFor(browser, { url, paints })
  guest.add(`/${tagged.tag}-hinted`, guestPage({ origin: address, tagged, hints }))
  const [plain, pasted, hinted] = await mediansOf(browser, [
    { url: `${guest.origin}/plain`, paints: [{ name: 'plain', inside: '#plain' }] },
    { url, paints },
    { url: `${url}-hinted`, paints },
  ])
  const after = (ms) => Math.round(ms - plain.paintedMs('plain'))
  return {
    [`plain HTML painted, ms (beside ${name})`]: Math.round(plain.paintedMs('plain')),
    [`requests to the first painted widget with data (${name})`]: pasted.requests,
    [`hops to the first painted widget with data (${name})`]: pasted.hops,
    [`first paint after plain HTML, ms (${name})`]: after(pasted.paintedMs('first')),
    [`paint with data after plain HTML, ms (${name})`]: after(pasted.paintedMs('with data')),
    [`first paint after plain HTML with preload hints, ms (${name})`]: after(hinted.paintedMs('first')),
    [`paint with data after plain HTML with preload hints, ms (${name})`]: after(
      hinted.paintedMs('with data'),
    ),
    [`layout shift (${name})`]: Math.max(pasted.shift, hinted.shift),
    [`blocking time, ms (${name})`]: pasted.blockingMs,
    [`bytes over the wire (${name})`]: pasted.bytes,
  }
}

const aProductFrom = async (category) => {
  const reply = await fetch(
    `${address}/api/visualization/products?showroom=${showroom}&category=${category}&page_size=1`,
  )
  const [product] = (await reply.json()).data
  return product.id
}

/** `only`: names of what is measured; everything without. */
const measureAll = async ({ browser, guest, only }) => {
  const isAsked = (name) => only.length === 0 || only.includes(name)
  const figures = {}
  const tags = taggedPages({ product: await aProductFrom('tile-flooring') })
  for (const [name, tagged] of Object.entries(tags)) {
    if (isAsked(name)) Object.assign(figures, await measureTag({ browser, guest }, [name, tagged]))
  }
  if (isAsked('server-rendered')) {
    Object.assign(figures, await measureServerRendered({ browser, guest, tags, mediansOf }))
  }
  if (isAsked('add to cart')) {
    Object.assign(figures, await measureAddToCart({ browser, guest, tags, runs }))
  }
  if (isAsked('many tiles')) Object.assign(figures, await measureManyTiles({ browser, guest }))
  return figures
}

/** Also into the table that is published. */
const saveFigures = async ({ rig, figures }) => {
  const entry = { day: new Date().toISOString().slice(0, 10), version: await readVersion(), rig, figures }
  const earlier = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : []
  writeFileSync(recordFile, `${JSON.stringify([entry, ...earlier].slice(0, kept), null, 2)}\n`)
  await writeReleasesPage(await readReleases())
}

/** Measures, prints and keeps the figures. Gives what is beyond its cap, in words. */
export const benchPages = async (only = []) => {
  console.log('\nOn a contractor’s page')
  // The demo showrooms admit localhost in development only.
  const api = await startApi({
    NODE_ENV: 'development',
    DATA_DIR: join(root, '.cache/bench'),
    DATABASE_URL: '',
  })
  const guest = await serveGuestPages({ '/plain': plainPage })
  const browser = await openBrowser()
  try {
    const rig = describeRig(browser, runs)
    console.log(`  ${rig}`)
    const figures = await measureAll({ browser, guest, only })
    if (only.length === 0) await saveFigures({ rig, figures })
    return judgeFigures(figures)
  } finally {
    await browser.close()
    await guest.stop()
    await api.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { buildChanged } = await import('../build.mjs')
  await buildChanged()
  const beyond = await benchPages(process.argv.slice(2))
  for (const sentence of beyond) console.error(sentence)
  process.exit(beyond.length === 0 ? 0 : 1)
}
