import { setTimeout as rest } from 'node:timers/promises'
import { z } from 'zod'
import { type Frame, readFrames } from './read-frames.ts'

export type Heard = { clientId: string; at: number }

type Listening = {
  project: string
  token: string
  /** A network of its own: offices are limited. */
  address: string
  /** Which nodes answer at the moment; another one is asked after each failure. */
  nodes: () => readonly string[]
}

const message = z.object({ payload: z.object({ client_id: z.string() }) })

/** A page that listens, and goes on elsewhere from where it was when its node is gone. */
export const listen = ({ project, token, address, nodes }: Listening) => {
  const heard: Heard[] = []
  const control = new AbortController()
  let cursor: string | null = null
  let reconnects = -1
  let ready = () => {}
  const isListening = new Promise<void>((resolve) => {
    ready = resolve
  })

  const take = ({ id, event, data }: Frame) => {
    if (event === 'hello') ready()
    if (id !== null) cursor = id
    if (event === 'chat.message')
      heard.push({ clientId: message.parse(data).payload.client_id, at: Date.now() })
  }
  const readOnce = async () => {
    const all = nodes()
    const node = all[(reconnects + address.length) % all.length] ?? all[0]
    const after = cursor === null ? '' : `&after=${cursor}`
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
    const url = `${node}/api/live?project=${project}${after}`
    const reply = await fetch(url, { headers, signal: control.signal })
    if (!reply.ok || !reply.body) throw new Error(String(reply.status))
    await readFrames(reply.body, take)
  }
  const run = async () => {
    while (!control.signal.aborted) {
      reconnects += 1
      await readOnce().catch(() => undefined)
      if (!control.signal.aborted) await rest(50 + Math.random() * 200)
    }
  }
  const over = run()
  const stop = async () => {
    control.abort()
    await over
  }
  return { heard, isListening, reconnects: () => reconnects, stop }
}
