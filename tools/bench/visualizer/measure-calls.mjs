import { randomUUID } from 'node:crypto'
import { address } from '../api-process.mjs'
import { p95Of } from './p95.mjs'

const showroom = 'HARVEST2'
const turns = 100
const json = { 'content-type': 'application/json' }

const ask = async (path, { token, ...options } = {}) => {
  const headers = { ...(options.body && json), ...(token && { 'showroom-ai': token }) }
  const reply = await fetch(address + path, { ...options, headers })
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

const timed = async (path) => {
  const begun = performance.now()
  await ask(path)
  return performance.now() - begun
}

const timedAll = async (paths) => {
  const all = []
  for (const path of paths) all.push(await timed(path))
  return all
}

const allTemplates = async () => {
  const ids = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const reply = await ask(`/api/visualization/templates?showroom=${showroom}&page_size=24&page=${page}`)
    ids.push(...reply.data.map(({ id }) => id))
    last = reply.last_page
  }
  return ids
}

/** A template nobody has opened in a showroom, the same ones again, and pages of materials nobody has asked for. */
export const measureCalls = async () => {
  const ids = await allTemplates()
  const paths = ids.map((id) => `/api/visualization/template/${id}?showroom=MAPLE247`)
  const cold = await timedAll(paths)
  const warm = await timedAll(paths)
  const surfaces = ['floor', 'counter', 'backsplash', 'wall_tile', 'paving']
  const materials = await timedAll(
    Array.from(
      { length: turns },
      (_, turn) =>
        `/api/visualization/materials?showroom=${showroom}&page_size=12&surface=${surfaces[turn % surfaces.length]}&price_min=${turn}`,
    ),
  )
  return {
    'template, cold, p95, ms': p95Of(cold),
    'template, warm, p95, ms': p95Of(warm),
    'materials of a surface, cold, p95, ms': p95Of(materials),
  }
}

const rooms = 12

/** A kitchen whose walls nobody has painted like that: the server draws all of it and encodes it. */
const timedPicture = async ({ floorplan, state }) => {
  const color = `#${randomUUID().slice(0, 6)}`
  const painted = { ...state.painted, walls: { ...state.painted.walls, color } }
  const { data } = await ask('/api/visualization/picture', {
    method: 'POST',
    body: JSON.stringify({ showroom, floorplan: floorplan.id, state: { ...state, painted } }),
  })
  const begun = performance.now()
  const reply = await fetch(`${address}${data.url}-${data.widths.at(-1)}.webp`)
  if (!reply.ok) throw new Error(`A room’s picture was answered with ${reply.status}.`)
  await reply.arrayBuffer()
  return performance.now() - begun
}

/** What the browser's own picture is held against. */
export const measurePictures = async () => {
  const { data } = await ask(`/api/visualization/template/kitchen-modern-1?showroom=${showroom}`)
  const all = []
  for (let turn = 0; turn < rooms; turn += 1) all.push(await timedPicture(data))
  return { 'room’s picture by the server, p95, ms': p95Of(all) }
}

const jobs = 3

/** Four looks by our own engine, in an empty line: three people with the credits that everybody is given. */
export const measureIdeas = async () => {
  const started = []
  const made = []
  for (let turn = 0; turn < jobs; turn += 1) {
    const token = await anArtist()
    const begun = performance.now()
    const wish = { showroom, room: 'kitchen', styles: ['modern'] }
    const asked = await ask('/api/AI/job', {
      token,
      method: 'POST',
      body: JSON.stringify({ key: randomUUID(), wish }),
    })
    let { job } = asked.data
    while (job.state === 'queued' || job.state === 'running') {
      const path = `/api/AI/job/${job.id}?seen=${job.version}&wait=8`
      job = (await ask(path, { token })).data.job
      if (job.state !== 'queued' && started.length === turn) started.push(performance.now() - begun)
    }
    if (job.state !== 'done') throw new Error(`The ideas came to nothing: ${job.sentence}`)
    made.push(performance.now() - begun)
  }
  return {
    'ideas, asked to running, p95, ms': p95Of(started),
    'ideas, asked to four looks, p95, ms': p95Of(made),
  }
}

/** Somebody with an AI account and a proven address. */
const anArtist = async () => {
  const email = `${randomUUID()}@ai.example`
  const person = {
    full_name: 'Ines Marsh',
    email,
    password: 'correct horse 42',
    birth_date: '1990-04-01',
    agree: true,
  }
  const { data } = await ask('/api/AI/design', {
    method: 'POST',
    body: JSON.stringify({ action: 'register', ...person }),
  })
  await ask(`/api/AI/design/email/verify/${await codeMailedTo(email)}`)
  return data.token
}

const textOf = async (path) => (await fetch(address + path)).text()

const codeMailedTo = async (email) => {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const row = (await textOf('/showroom/dev/mail')).split('<tr>').find((each) => each.includes(email))
    const [, id] = /dev\/mail\/(\d+)/.exec(row ?? '') ?? []
    const [, code] = id ? (/welcome\?code=(\w+)/.exec(await textOf(`/showroom/dev/mail/${id}`)) ?? []) : []
    if (code) return code
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`No mail came to ${email}.`)
}
