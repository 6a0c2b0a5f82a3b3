// `npm run bench:pages`: what our tags cost on somebody else's page, on the rig of docs/architecture.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../run.mjs'
import { address, startApi } from './api-process.mjs'
import { measureAddToCart } from './add-to-cart.mjs'
import { serveGuestPages } from './guest-server.mjs'
import { measureManyTiles } from './many-tiles.mjs'
import { measureVisit } from './measure-visit.mjs'
import { judgeFigures } from './page-budgets.mjs'
import { guestPage, plainPage, showroom, showroomAccent, taggedPages } from './page-tags.mjs'
import { describeRig, median, openBrowser } from './rig.mjs'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const recordFile = join(root, 'bench/pages.json')
const kept = 20

/** The first visit warms the server, which draws a picture when it is first asked for, and is not counted. */
export const medianOf = async (browser, asked) => {
  await measureVisit(browser, { ...asked, hasNetwork: 'fast' })
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(browser, asked))
  const middle = (pick) => median(visits.map(pick))
  return {
    paintedMs: (name) => middle(({ paintedMs }) => paintedMs[name]),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    requests: middle(({ requests }) => requests),
    hops: middle(({ hops }) => hops),
    bytes: middle(({ bytes }) => bytes),
    neededUrls: visits[0].neededUrls,
  }
}

/** A page with one tag, as it is pasted and with the hints that the docs print. */
const measureTag = async ({ browser, guest, plainMs }, [name, tagged]) => {
  const paints = [
    { name: 'first', tag: tagged.tag, inside: '[part=root]' },
    { name: 'with data', tag: tagged.tag, inside: tagged.data, color: showroomAccent },
  ]
  const path = `/${tagged.tag}`
  guest.add(path, guestPage({ origin: address, tagged }))
  const plainTag = await medianOf(browser, { url: guest.origin + path, paints })
  const hints = plainTag.neededUrls.filter((url) => url.includes('/embed/') && url.endsWith('.js'))
  guest.add(`${path}-hinted`, guestPage({ origin: address, tagged, hints }))
  const hinted = await medianOf(browser, { url: `${guest.origin}${path}-hinted`, paints })
  const after = (ms) => Math.round(ms - plainMs)
  return {
    [`requests to the first painted widget with data (${name})`]: plainTag.requests,
    [`hops to the first painted widget with data (${name})`]: plainTag.hops,
    [`first paint after plain HTML, ms (${name})`]: after(plainTag.paintedMs('first')),
    [`paint with data after plain HTML, ms (${name})`]: after(plainTag.paintedMs('with data')),
    [`first paint after plain HTML with preload hints, ms (${name})`]: after(hinted.paintedMs('first')),
    [`paint with data after plain HTML with preload hints, ms (${name})`]: after(
      hinted.paintedMs('with data'),
    ),
    [`layout shift (${name})`]: Number(Math.max(plainTag.shift, hinted.shift).toFixed(4)),
    [`blocking time, ms (${name})`]: Math.round(plainTag.blockingMs),
    [`bytes over the wire (${name})`]: plainTag.bytes,
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
  const plain = await medianOf(browser, {
    url: `${guest.origin}/plain`,
    paints: [{ name: 'plain', inside: '#plain' }],
  })
  const plainMs = plain.paintedMs('plain')
  const figures = { 'plain HTML painted, ms': Math.round(plainMs) }
  const tags = taggedPages({ product: await aProductFrom('tile-flooring') })
  for (const [name, tagged] of Object.entries(tags)) {
    if (isAsked(name)) Object.assign(figures, await measureTag({ browser, guest, plainMs }, [name, tagged]))
  }
  if (isAsked('add to cart')) {
    Object.assign(figures, await measureAddToCart({ browser, guest, tags, runs }))
  }
  if (isAsked('many tiles')) Object.assign(figures, await measureManyTiles({ browser, guest }))
  return figures
}

const saveFigures = (entry) => {
  const earlier = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : []
  writeFileSync(recordFile, `${JSON.stringify([entry, ...earlier].slice(0, kept), null, 2)}\n`)
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
    const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))
    if (only.length === 0) saveFigures({ day: new Date().toISOString().slice(0, 10), version, rig, figures })
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
