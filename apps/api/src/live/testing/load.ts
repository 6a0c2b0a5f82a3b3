import { setTimeout as rest } from 'node:timers/promises'
import { listen } from './listener.ts'
import type { LoadProject } from './load.store.ts'

export type Load = {
  projects: readonly LoadProject[]
  /** Messages a second, over all projects. */
  perSecond: number
  seconds: number
  nodes: () => readonly string[]
  /** Called once, when half of the time is over. */
  atHalf?: () => Promise<unknown>
}

export type LoadResult = {
  streams: number
  acknowledged: number
  /** Of all that each stream should have seen: what it did not, what it saw twice, and what came before its turn. */
  lost: number
  doubled: number
  disordered: number
  /** Milliseconds from the begin of the POST to the frame on a stream. */
  p50: number
  p99: number
  postP50: number
  postP99: number
  reconnects: number
  repeatedPosts: number
}

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0

/** What the table says was said, by project, in its order. */
export type Said = ReadonlyMap<string, readonly string[]>

type Sent = { project: string; clientId: string; begunAt: number; answeredAt: number }

/** Says it until somebody answers: a node may have been killed with the answer in its hands. */
const say = async (load: Load, { id, tokens }: LoadProject, clientId: string) => {
  const token = tokens[Math.floor(Math.random() * tokens.length)] ?? ''
  const begunAt = Date.now()
  for (let tried = 0; tried < 200; tried += 1) {
    const nodes = load.nodes()
    const node = nodes[Math.floor(Math.random() * nodes.length)]
    const reply = await fetch(`${node}/api/projectChat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ project: id, client_id: clientId, body: clientId }),
    }).catch(() => null)
    if (reply?.ok) {
      await reply.arrayBuffer()
      return { sent: { project: id, clientId, begunAt, answeredAt: Date.now() } satisfies Sent, tried }
    }
    await rest(50)
  }
  throw new Error(`Nobody took ${clientId}.`)
}

const countDisorder = (heard: readonly string[], said: readonly string[]): number => {
  const place = new Map(said.map((clientId, index) => [clientId, index]))
  return heard.filter((clientId, index) => {
    const before = heard[index - 1]
    return before !== undefined && (place.get(before) ?? -1) > (place.get(clientId) ?? -1)
  }).length
}

type Saying = Awaited<ReturnType<typeof say>>
type Page = { project: string; page: ReturnType<typeof listen> }

const openPages = async ({ projects, nodes }: Load): Promise<Page[]> => {
  const pages = projects.flatMap(({ id, tokens }, project) =>
    tokens.map((token, index) => {
      const address = addressOf(project * tokens.length + index)
      return { project: id, page: listen({ project: id, token, address, nodes }) }
    }),
  )
  await Promise.all(pages.map(({ page }) => page.isListening))
  return pages
}

const sayAll = async (load: Load): Promise<Saying[]> => {
  const total = load.perSecond * load.seconds
  const saying: Promise<Saying>[] = []
  const begun = Date.now()
  for (let number = 0; number < total; number += 1) {
    await rest(Math.max(0, begun + (number * 1_000) / load.perSecond - Date.now()))
    if (number === Math.floor(total / 2)) void load.atHalf?.()
    const project = load.projects[number % load.projects.length]
    if (project) saying.push(say(load, project, `m${number}`))
  }
  return Promise.all(saying)
}

/** What each page has seen, held against what the table says. */
const judge = (pages: readonly Page[], tables: Said) => {
  const found = { lost: 0, doubled: 0, disordered: 0 }
  for (const { project, page } of pages) {
    const heard = page.heard.map(({ clientId }) => clientId)
    const expected = tables.get(project) ?? []
    const distinct = new Set(heard)
    found.lost += expected.filter((clientId) => !distinct.has(clientId)).length
    found.doubled += heard.length - distinct.size
    found.disordered += countDisorder(heard, expected)
  }
  return found
}

/** The last ones may still be on their way. */
const waitForAll = async (pages: readonly Page[], said: readonly Saying[]) => {
  const counts = new Map<string, number>()
  for (const { sent } of said) counts.set(sent.project, (counts.get(sent.project) ?? 0) + 1)
  const isThere = ({ project, page }: Page) => page.heard.length >= (counts.get(project) ?? 0)
  for (let waited = 0; waited < 200 && !pages.every(isThere); waited += 1) await rest(50)
}

/** Streams for everybody, messages for a while, and then what each stream has seen held against the table. */
export const runLoad = async (load: Load, readTable: () => Promise<Said>): Promise<LoadResult> => {
  const pages = await openPages(load)
  const said = await sayAll(load)
  await waitForAll(pages, said)
  await Promise.all(pages.map(({ page }) => page.stop()))
  const tables = await readTable()
  const kept = [...tables.values()].reduce((sum, messages) => sum + messages.length, 0)
  const found = judge(pages, tables)
  const begunAt = new Map(said.map(({ sent }) => [sent.clientId, sent.begunAt]))
  const delays = pages.flatMap(({ page }) =>
    page.heard.map(({ clientId, at }) => at - (begunAt.get(clientId) ?? at)),
  )
  const answers = said.map(({ sent }) => sent.answeredAt - sent.begunAt)
  return {
    streams: pages.length,
    acknowledged: said.length,
    ...found,
    // Said once and kept twice, or never.
    doubled: found.doubled + Math.abs(kept - said.length),
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    postP50: percentile(answers, 0.5),
    postP99: percentile(answers, 0.99),
    reconnects: pages.reduce((sum, { page }) => sum + page.reconnects(), 0),
    repeatedPosts: said.reduce((sum, { tried }) => sum + tried, 0),
  }
}
