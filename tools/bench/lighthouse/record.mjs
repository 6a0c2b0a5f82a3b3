import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.mjs'

const recordFile = join(root, 'bench/lighthouse.json')
const kept = 10

const read = () =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : { runs: [], peers: {} }

const write = (record) => writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)

const entryOf = ({ rig, pages }) => ({
  day: new Date().toISOString().slice(0, 10),
  rig,
  pages: Object.fromEntries(Object.entries(pages).map(([name, { figures }]) => [name, figures])),
})

/** The figures of the last run that was kept, by page. */
export const figuresBefore = () => read().runs[0]?.pages ?? {}

/** The newest run first, those before below it. */
export const saveRun = (measured) => {
  const { runs, peers } = read()
  write({ runs: [entryOf(measured), ...runs].slice(0, kept), peers })
}

/** `name`: the package and its version, such as `@peer/shop@1.0.0`. */
export const savePeer = (name, measured) => {
  const { runs, peers } = read()
  write({ runs, peers: { ...peers, [name]: entryOf(measured) } })
}
