// `npm run bench:lighthouse`: what Lighthouse says of the public pages on a slow phone, beside what it said before. Ends
// with an error when a goal is missed. Page names measure those alone, and keep nothing.
// `-- --peer NAME@VERSION landing=URL category=URL product=URL` measures a shop that runs already the same way.
import { join } from 'node:path'
import { buildChanged } from '../build.mjs'
import { root } from '../run.mjs'
import { address, startApi } from './api-process.mjs'
import { judgePages, printPages } from './lighthouse/judge-pages.mjs'
import { measurePages } from './lighthouse/measure-pages.mjs'
import { figuresBefore, savePeer, saveRun } from './lighthouse/record.mjs'

const call = async (path) => {
  const reply = await fetch(address + path)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

/** What somebody finds who comes from a search: no showroom is chosen yet. */
const ownPages = async () => {
  const { data } = await call('/api/visualization/products?showroom=0&category=tile-flooring&page_size=1')
  return {
    landing: `${address}/showroom/`,
    category: `${address}/showroom/category/tile-flooring`,
    product: `${address}/showroom/product/${data[0].id}`,
  }
}

const measureOwn = async (only) => {
  await buildChanged()
  const api = await startApi({ DATA_DIR: join(root, '.cache/bench'), DATABASE_URL: '' })
  try {
    const pages = Object.entries(await ownPages()).filter(
      ([name]) => only.length === 0 || only.includes(name),
    )
    const before = figuresBefore()
    const measured = await measurePages(Object.fromEntries(pages))
    printPages(measured.pages, before)
    if (only.length === 0) saveRun(measured)
    return judgePages(measured.pages)
  } finally {
    await api.stop()
  }
}

const measurePeer = async ([name, ...named]) => {
  const pages = Object.fromEntries(named.map((each) => /^(.+?)=(.+)$/.exec(each).slice(1)))
  const measured = await measurePages(pages)
  printPages(measured.pages, {})
  savePeer(name, measured)
  return []
}

const [first, ...others] = process.argv.slice(2)
const missed =
  first === '--peer'
    ? await measurePeer(others)
    : await measureOwn(first === undefined ? [] : [first, ...others])
for (const sentence of missed) console.error(sentence)
process.exit(missed.length === 0 ? 0 : 1)
