import type { Shop } from '../shop/index.ts'

type Speakers = { waiting: EventTarget[]; listeners: Set<() => void> }

const speakersOf = new WeakMap<Shop, Speakers>()

const speakersFor = (shop: Shop): Speakers => {
  const speakers = speakersOf.get(shop) ?? { waiting: [], listeners: new Set() }
  speakersOf.set(shop, speakers)
  return speakers
}

/** Ten tags of one showroom say it once: the first on the page speaks, and the next one when it is gone. */
export const speakerFor = (shop: Shop) => {
  const { waiting, listeners } = speakersFor(shop)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => waiting[0],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the undo. */
    join: (host: EventTarget) => {
      waiting.push(host)
      waiting.sort(inPageOrder)
      tell()
      return () => {
        waiting.splice(waiting.indexOf(host), 1)
        tell()
      }
    },
  }
}

const inPageOrder = (one: EventTarget, other: EventTarget): number => {
  if (!(one instanceof Node && other instanceof Node)) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
}
