import { onTestFinished } from 'vitest'
import { type Frame, readFrames } from './read-frames.ts'

/** A page that listens, over a real connection. */
export const aStream = async (url: string, headers: Record<string, string>) => {
  const control = new AbortController()
  onTestFinished(() => control.abort())
  const reply = await fetch(url, { headers, signal: control.signal })
  const frames: Frame[] = []
  let isOver = false
  const read = async () => {
    if (reply.body) await readFrames(reply.body, (frame) => void frames.push(frame))
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  return {
    status: reply.status,
    headers: reply.headers,
    frames,
    isOver: () => isOver,
    leave: () => control.abort(),
    /** What happened, without the greeting. */
    events: () => frames.filter(({ event }) => event !== 'hello'),
    cursor: () => frames.findLast(({ id }) => id !== null)?.id ?? '',
  }
}
