import { looked, pause } from './attention.ts'
import type { Frame } from './frames.ts'

type Tell = (frame: Frame) => void

/** `unseen`: nobody looks at this tab, another one may read. `gone`: whoever listens may not any more. */
export type Left = 'unseen' | 'gone'

type Leading = {
  /** Tabs that listen to the same have the same name. */
  name: string
  signal: AbortSignal
  /** What another tab has read. */
  onFrame: (frame: Frame) => void
  /** Another tab reads already, until this one does. */
  onFollow: (tell: Tell, following: AbortSignal) => Promise<void>
  /** This tab reads, as long as somebody looks at it. */
  lead: (tell: Tell) => Promise<Left>
}

/** So long a lock may take that nobody holds. */
const lockMs = 100
/** A page that the browser puts away is frozen within this time, and goes on from here when it is shown again. */
const putAwayMs = 100

/**
 * A browser holds six connections to one address without HTTP/2: of all tabs one reads, and tells the others. It is one
 * that is looked at: a tab that was put away holds back nobody.
 */
export const asLeader = async ({ name, signal, onFrame, onFollow, lead }: Leading): Promise<void> => {
  const isAlone = !('locks' in navigator) || typeof BroadcastChannel === 'undefined'
  const channel = isAlone ? null : new BroadcastChannel(name)
  if (channel) channel.onmessage = ({ data }: MessageEvent<Frame>) => onFrame(data)
  signal.addEventListener('abort', () => channel?.close())
  const tell: Tell = (frame) => {
    if (!signal.aborted) channel?.postMessage(frame)
  }
  const leadWhenFree = async (): Promise<Left> => {
    const following = new AbortController()
    const stop = () => following.abort()
    signal.addEventListener('abort', stop)
    const timer = setTimeout(() => void onFollow(tell, following.signal), lockMs)
    const take = () => {
      clearTimeout(timer)
      stop()
      return lead(tell)
    }
    try {
      // The lock is given to the next tab when this one is closed, also when it crashes.
      return await navigator.locks.request(name, { signal }, take)
    } finally {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', stop)
    }
  }
  let left: Left | null = null
  while (left !== 'gone' && !signal.aborted) {
    if (left === 'unseen') await pause(putAwayMs, signal)
    await looked(signal)
    left = await (isAlone ? lead(tell) : leadWhenFree()).catch((): Left => 'unseen')
  }
}
