// `npm run bench:lighthouse`: what Lighthouse says of the public pages on a slow phone, and of pages of workspaces,
// beside what it said before. Ends with an error when a goal is missed. Page names measure those alone, and keep nothing.
// `-- --peer NAME@VERSION landing=URL category=URL product=URL` measures a shop that runs already the same way.
import { join } from 'node:path'
import { buildChanged } from '../build.mjs'
import { root } from '../run.mjs'
import { address, startApi } from './api-process.mjs'
import { judgePages, printPages } from './lighthouse/judge-pages.mjs'
import { measurePages } from './lighthouse/measure-pages.mjs'
import { figuresBefore, savePeer, saveRun } from './lighthouse/record.mjs'
import { measureWorkspaces, workspacePages } from './lighthouse/workspaces.mjs'

const call = async (path) => {
  const reply = await fetch(address + path)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

/** What somebody finds who comes from a search: no showroom is chosen yet. */
const ownPages = async () => {
  const { data } = await call('/api/visualization/products?showroom=0&category=tile-flooring&page_size=1')
  return {
    landing: { url: `${address}/showroom/` },
    category: { url: `${address}/showroom/category/tile-flooring` },
    product: { url: `${address}/showroom/product/${data[0].id}` },
  }
}

const measurePublic = async (isAsked) => {
  const api = await startApi({ DATA_DIR: join(root, '.cache/bench'), DATABASE_URL: '' })
  try {
    const pages = Object.entries(await ownPages()).filter(([name]) => isAsked(name))
    return await measurePages(Object.fromEntries(pages))
  } finally {
    await api.stop()
  }
}

const measureOwn = async (only) => {
  await buildChanged()
  const isAsked = (name) => only.length === 0 || only.includes(name)
  const runs = []
  if (['landing', 'category', 'product'].some(isAsked)) runs.push(await measurePublic(isAsked))
  if (workspacePages.some(isAsked)) runs.push(await measureWorkspaces(isAsked))
  const measured = { rig: runs[0].rig, pages: Object.assign({}, ...runs.map(({ pages }) => pages)) }
  printPages(measured.pages, figuresBefore())
  if (only.length === 0) saveRun(measured)
  return judgePages(measured.pages)
}

const measurePeer = async ([name, ...named]) => {
  const pages = Object.fromEntries(
    named.map((each) => /^(.+?)=(.+)$/.exec(each).slice(1)).map(([page, url]) => [page, { url }]),
  )
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
