import type { LiveEvent, LiveGoodbye } from '@showroom/contract/live/live'
import { type Frame, openFrames } from './frames.ts'
import type { LiveOptions, Whisper } from './live.ts'

const firstByteMs = 5_000
const silentMs = 45_000
/** After so many answers a stream is tried again. */
const mostAnswers = 12
const waitSeconds = 25

/** The server will not have it: asking again does not help. */
export class Refused extends Error {}

export type Tab = LiveOptions & { tell: (frame: Frame) => void }

/** What has come, from the network or from another tab. */
export const receiving = (options: LiveOptions) => {
  let { cursor } = options
  return {
    cursor: () => cursor,
    receive: ({ id, event, data }: Frame) => {
      if (event === 'reset') options.onReset()
      // What the server writes is of the contract’s shapes.
      else if (id === null) options.onWhisper(event, data as Whisper)
      else options.onEvent(data as LiveEvent)
      if (id !== null) cursor = id
    },
  }
}
export type Receiving = ReturnType<typeof receiving>

const requireAnswer = (answer: Response) => {
  if ([401, 403, 404].includes(answer.status)) throw new Refused()
  if (!answer.ok || !answer.body) throw new Error(String(answer.status))
  return answer.body
}

const addressAfter = (url: string, cursor: string | null, wait?: number): string => {
  const asked = [
    ...(cursor === null ? [] : [`after=${cursor}`]),
    ...(wait === undefined ? [] : [`wait=${wait}`]),
  ]
  return asked.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${asked.join('&')}`
}

export type Reading = Tab & { into: Receiving; signal: AbortSignal }

/** One answer with whatever there is, or nothing after the wait. */
export const askOnce = async ({ fetch, url, into, tell, signal }: Reading, wait: number) => {
  const cut = new AbortController()
  const abort = () => cut.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, silentMs)
  try {
    const answer = await fetch(addressAfter(url, into.cursor(), wait), { signal: cut.signal })
    requireAnswer(answer)
    const { data } = (await answer.json()) as {
      data: { events: LiveEvent[]; cursor: string; is_reset: boolean }
    }
    const frames: Frame[] = data.is_reset
      ? [{ id: data.cursor, event: 'reset', data: null }]
      : data.events.map((event) => ({ id: data.cursor, event: event.kind, data: event }))
    for (const frame of frames) {
      into.receive(frame)
      tell(frame)
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** How a stream ended: the server or the network has ended it, it never brought a byte, or there were too many. */
export type Ended = 'over' | 'held back' | LiveGoodbye

const goodbyeIn = ({ event, data }: Frame): LiveGoodbye | null =>
  // What the server writes is of the contract’s shapes.
  event === 'bye' ? ((data as { why?: LiveGoodbye }).why ?? 'expired') : null

/** Reads until the stream ends. */
export const readStream = async (reading: Reading, onOpen: () => void): Promise<Ended> => {
  const { fetch, url, into, tell, signal } = reading
  const cut = new AbortController()
  const abort = () => cut.abort()
  signal.addEventListener('abort', abort)
  let lastAt = Date.now()
  let hasCome = false
  let isHeldBack = false
  // Timers of a phone that sleeps stand still: how long nothing came is measured by the clock.
  const watching = setInterval(() => {
    if (Date.now() - lastAt <= (hasCome ? silentMs : firstByteMs)) return
    isHeldBack = !hasCome
    abort()
  }, 1_000)
  try {
    const body = requireAnswer(await fetch(addressAfter(url, into.cursor()), { signal: cut.signal }))
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    const framesIn = openFrames()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return hasCome ? 'over' : 'held back'
      lastAt = Date.now()
      if (!hasCome) onOpen()
      hasCome = true
      for (const frame of framesIn(value)) {
        if (frame.event === 'hello') continue
        const goodbye = goodbyeIn(frame)
        if (goodbye) return goodbye
        into.receive(frame)
        tell(frame)
      }
    }
  } catch (failure) {
    if (isHeldBack) return 'held back'
    throw failure
  } finally {
    clearInterval(watching)
    signal.removeEventListener('abort', abort)
    cut.abort()
  }
}

/** Where streams are held back: answers, one after the other, for some minutes. */
export const readAnswers = async (reading: Reading, onOpen: () => void): Promise<Ended> => {
  for (let asked = 0; asked < mostAnswers && !reading.signal.aborted; asked += 1) {
    // The first says soon that there is a connection.
    await askOnce(reading, asked === 0 ? 1 : waitSeconds)
    onOpen()
  }
  return 'expired'
}
