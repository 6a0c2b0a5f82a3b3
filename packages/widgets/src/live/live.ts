import type { LiveEvent } from '@showroom/contract/live/live'
import type { Fetch } from '../shop/index.ts'
import { attentive, isHidden, pause } from './attention.ts'
import { asLeader, type Left } from './leader.ts'
import {
  askOnce,
  type Ended,
  readAnswers,
  readStream,
  type Receiving,
  receiving,
  Refused,
  type Tab,
} from './reading.ts'

export type Whisper = { from: string; data: unknown }

export type LiveOptions = {
  /** As whoever is signed in. */
  fetch: Fetch
  /** `GET /api/live` with what is listened to, without how far. */
  url: string
  /** How far the page has read already; null to hear of what happens from now on. */
  cursor: string | null
  onEvent: (event: LiveEvent) => void
  /** What is kept nowhere: who is writing. */
  onWhisper: (kind: string, whisper: Whisper) => void
  /** What was missed is gone: what is shown is to be loaded again. */
  onReset: () => void
  onState: (state: LiveState) => void
}

/** `gone`: whoever listens may not any more, and nothing is tried again. */
export type LiveState = 'live' | 'waiting' | 'gone'

const longestPauseMs = 30_000
/** Streams that were held back: from then on one answer at a time is asked for. */
const mostHeldBack = 2
/** The person has too many pages open: those that are newer go first. */
const crowdedMs = 45_000

/** Half a second, doubled each time, and by chance less: pages that were cut off together do not come back together. */
export const pauseAfter = (failures: number, chance = Math.random()): number =>
  Math.min(longestPauseMs, 500 * 2 ** failures) * chance

/** As long as somebody looks: streams one after the other, or answers where streams are held back. */
const keepReading = async (tab: Tab, into: Receiving, over: AbortSignal): Promise<Left> => {
  let failures = 0
  let heldBack = 0
  while (!over.aborted && !isHidden()) {
    const { signal, done } = attentive(over)
    const reading = { ...tab, into, signal }
    const onOpen = () => {
      failures = 0
      tab.onState('live')
    }
    let ended: Ended = 'over'
    try {
      const read = heldBack < mostHeldBack ? readStream : readAnswers
      ended = await read(reading, onOpen)
      heldBack = ended === 'held back' ? heldBack + 1 : 0
    } catch (failure) {
      if (failure instanceof Refused) {
        tab.onState('gone')
        return 'gone'
      }
    } finally {
      done()
    }
    if (signal.aborted) return 'unseen'
    failures += 1
    const rest = ended === 'too_many' ? crowdedMs * (0.5 + Math.random()) : pauseAfter(failures)
    // A server that is started anew, or lets go of an old stream, is there again at once.
    if (ended === 'over' || ended === 'too_many') tab.onState('waiting')
    await restFor(rest, over)
  }
  return 'unseen'
}

const restFor = async (ms: number, over: AbortSignal) => {
  const { woken, done } = attentive(over)
  await pause(ms, woken)
  done()
}

/** Between what this tab has loaded and what it hears of another something may have happened. */
const catchUp = async (tab: Tab, into: Receiving, signal: AbortSignal) => {
  for (let failures = 1; !signal.aborted; failures += 1)
    try {
      await askOnce({ ...tab, into, signal }, 1)
      return tab.onState('live')
    } catch (failure) {
      if (failure instanceof Refused) return tab.onState('gone')
      await restFor(pauseAfter(failures), signal)
    }
}

/** Listens until it is closed. One tab of a browser reads for all that listen to the same. */
export const openLive = (options: LiveOptions): { close: () => void } => {
  const closing = new AbortController()
  const into = receiving(options)
  void asLeader({
    name: `showroom-live ${options.url}`,
    signal: closing.signal,
    onFrame: into.receive,
    onFollow: (tell, following) => catchUp({ ...options, tell }, into, following),
    lead: (tell) => keepReading({ ...options, tell }, into, closing.signal),
  })
  return { close: () => closing.abort() }
}
