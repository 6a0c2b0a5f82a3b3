import type { LiveGoodbye } from '@showroom/contract/live/live'
import type { FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'

/** Proxies that wait for bytes are given some. */
const padding = `:${' '.repeat(2_048)}\n\n`
const beatMs = 20_000
/** Who takes nothing from one beat to the next but one has gone. */
const mostBeatsFull = 2

export type EventStream = {
  /** False where the connection is full. */
  write: (frame: { id?: string; event: string; data: unknown }) => boolean
  end: (why?: LiveGoodbye) => void
  onDrain: (run: () => void) => void
  onClose: (run: () => void) => void
  isFull: () => boolean
}

const frameOf = ({ id, event, data }: { id?: string; event: string; data: unknown }) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Takes the reply out of the framework’s hands: compression would hold frames back, a silent socket would be closed. */
const takeOver = (reply: FastifyReply): ServerResponse => {
  const { raw } = reply
  const headers = Object.entries({ ...reply.getHeaders(), ...head })
  reply.hijack()
  for (const [name, value] of headers) if (value !== undefined) raw.setHeader(name, value)
  raw.socket?.setTimeout(0)
  raw.socket?.setNoDelay(true)
  raw.statusCode = 200
  raw.write(padding + frameOf({ event: 'hello', data: { every: beatMs / 1_000 } }))
  return raw
}

export const openEventStream = (reply: FastifyReply): EventStream => {
  const raw = takeOver(reply)
  let isFull = false
  let beatsFull = 0
  const send = (text: string): boolean => {
    if (raw.writableEnded || raw.destroyed) return false
    const takesMore = raw.write(text)
    if (!takesMore) isFull = true
    return takesMore
  }
  const beat = () => {
    beatsFull = isFull ? beatsFull + 1 : 0
    if (beatsFull >= mostBeatsFull) raw.destroy()
    else if (!isFull) send(':\n\n')
  }
  // Streams that were opened together, as after a deployment, would beat together as well.
  let beating = setTimeout(() => {
    beat()
    beating = setInterval(beat, beatMs)
  }, Math.random() * beatMs)
  raw.on('close', () => clearInterval(beating))
  return {
    write: (frame) => send(frameOf(frame)),
    isFull: () => isFull,
    end: (why) => {
      if (why) send(frameOf({ event: 'bye', data: { why } }))
      raw.end()
    },
    onDrain: (run) =>
      void raw.on('drain', () => {
        isFull = false
        run()
      }),
    onClose: (run) => void raw.on('close', run),
  }
}
