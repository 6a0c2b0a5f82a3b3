import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What moves money at the provider. */
export const deeds = ['hold', 'capture', 'void', 'refund', 'transfer', 'payout', 'reversal'] as const
export type Deed = (typeof deeds)[number]

/**
 * Between an operation that is written down and its result that is: asked, and never done; done, and never answered;
 * answered, and not saved yet; and on its way so long that the next process asks for it as well.
 */
export const points = ['asked', 'done', 'answered', 'late'] as const
export type Point = (typeof points)[number]

const deedAt: readonly (readonly [RegExp, Deed])[] = [
  [/^\/v1\/payment_intents$/, 'hold'],
  [/^\/v1\/payment_intents\/[^/]+\/capture$/, 'capture'],
  [/^\/v1\/payment_intents\/[^/]+\/cancel$/, 'void'],
  [/^\/v1\/refunds$/, 'refund'],
  [/^\/v1\/transfers$/, 'transfer'],
  [/^\/v1\/payouts$/, 'payout'],
  [/^\/v1\/transfers\/[^/]+\/reversals$/, 'reversal'],
]

const deedOf = ({ method, path }: Question): Deed | null =>
  method === 'POST' ? (deedAt.find(([address]) => address.test(path))?.[1] ?? null) : null

type Question = { method: string; path: string; headers: Record<string, string>; body: string }
type Answer = { status: number; headers: Record<string, string>; body: string }

type Asked = { response: ServerResponse; key: string; ask: () => Promise<Answer> }
type Trap = { deed: Deed; point: Point; kill: () => void; sprung: () => void }

/** What says of one request or answer how it travels, and nothing of what it says. */
const ofTheWay = ['connection', 'content-length', 'host', 'transfer-encoding', 'keep-alive']

const headersOf = (all: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...all].flatMap(([name, value]) =>
      typeof value === 'string' && !ofTheWay.includes(name) ? [[name, value]] : [],
    ),
  )

const read = async (request: IncomingMessage): Promise<Question> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return {
    method: request.method ?? 'GET',
    path: (request.url ?? '/').split('?')[0] ?? '/',
    headers: headersOf(Object.entries(request.headers)),
    body: Buffer.concat(pieces).toString(),
  }
}

/** What the API takes for its provider: it passes everything on, and springs one trap at a time. */
export const openDoor = async (providerOrigin: string) => {
  let ignoresKeys = false
  let trap: Trap | null = null
  let late: { key: string; pass: () => Promise<unknown> } | null = null

  const pass = async ({ method, headers, body }: Question, url: string): Promise<Answer> => {
    const { 'idempotency-key': key, ...others } = headers
    const reply = await fetch(providerOrigin + url, {
      method,
      headers: ignoresKeys || key === undefined ? others : headers,
      ...(method === 'POST' ? { body } : {}),
    })
    return { status: reply.status, headers: headersOf(reply.headers), body: await reply.text() }
  }

  /** What comes late comes before who asks for the same again is answered. */
  const arrive = async () => {
    const first = late?.pass
    late = null
    // Its answer is nobody's any more.
    await first?.().catch(() => undefined)
  }

  /** Whoever asked is dead before they are answered, or as soon as they are. */
  const spring = async ({ point, kill, sprung }: Trap, asked: Asked): Promise<void> => {
    const { response, key, ask } = asked
    if (point === 'late') late = { key, pass: ask }
    const answer = point === 'done' || point === 'answered' ? await ask().catch(() => null) : null
    if (point === 'answered' && answer !== null) await send(response, answer)
    kill()
    sprung()
    response.destroy()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = await read(request)
    const ask = () => pass(question, request.url ?? '/')
    const key = question.headers['idempotency-key'] ?? ''
    if (late?.key === key) await arrive()
    const own = trap
    if (own === null || own.deed !== deedOf(question)) return send(response, await ask())
    trap = null
    return spring(own, { response, key, ask })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Kills as soon as this is asked for; says when it has. */
    set: (deed: Deed, point: Point, kill: () => void): Promise<void> =>
      new Promise((resolve) => {
        trap = { deed, point, kill, sprung: resolve }
      }),
    lift: () => {
      trap = null
    },
    /** From now on the provider of the control run, which does what it is asked for as often as it is asked. */
    ignoreKeys: () => {
      ignoresKeys = true
    },
    hasLate: () => late !== null,
    arrive,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type Door = Awaited<ReturnType<typeof openDoor>>

const send = (response: ServerResponse, { status, headers, body }: Answer): Promise<void> =>
  new Promise((resolve) => {
    const { 'content-encoding': _unpacked, ...others } = headers
    response.writeHead(status, { ...others, 'content-length': Buffer.byteLength(body) })
    response.end(body, () => resolve())
  })
