import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf, useShop } from '../shop/index.ts'
import { matchAmong, waitBeforeSearch } from './lookup.rules.ts'

export type Lookup =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'found'; hits: ShowroomHit[]; match: ShowroomHit | null }
  | { status: 'none' }
  | { status: 'failed'; message: string }

/** The text of the ID box and what the search for it gave; answers to an earlier text are dropped. */
export const useShowroomLookup = (startsWith: string) => {
  const [text, setText] = useState(startsWith)
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' })
  const { search, stop } = useSearch(setLookup)

  const shown = useRef(startsWith)
  const write = (now: string) => {
    shown.current = now
    setText(now)
  }

  const type = (typed: string) => {
    write(typed)
    setLookup({ status: 'idle' })
    search(typed)
  }

  const choose = (hit: ShowroomHit) => {
    stop()
    write(hit.vsd_id)
    setLookup({ status: 'found', hits: [hit], match: hit })
  }

  // Somebody may have typed between the first drawing and this effect: what they typed stays.
  const written = useRef(startsWith)
  useEffect(() => {
    const isNew = written.current !== startsWith
    written.current = startsWith
    if (isNew) write(startsWith)
    if (startsWith && shown.current === startsWith) search(startsWith)
    return stop
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new text from outside is looked up as if typed
  }, [startsWith])

  const match = lookup.status === 'found' ? lookup.match : null
  const refuse = () => setLookup({ status: 'none' })
  return { text, lookup, match, type, choose, refuse, retry: () => search(text) }
}

/** Searches once typing rests; a new text ends the search for the one before. */
const useSearch = (onLookup: (lookup: Lookup) => void) => {
  const { call } = useShop()
  const underWay = useRef<{ timer: ReturnType<typeof setTimeout>; aborter: AbortController }>(undefined)

  const stop = () => {
    clearTimeout(underWay.current?.timer)
    underWay.current?.aborter.abort()
  }

  const ask = async (wanted: string, signal: AbortSignal) => {
    onLookup({ status: 'searching' })
    const query = { s: wanted.trim() }
    const found = await call('GET /api/visualization/showrooms', { query, signal }).then(
      ({ data }): Lookup => foundBy(wanted, data),
      (failure): Lookup => ({ status: 'failed', message: sentenceOf(failure) }),
    )
    if (!signal.aborted) onLookup(found)
  }

  const search = (wanted: string) => {
    stop()
    const wait = waitBeforeSearch(wanted)
    if (wait === null) return
    const aborter = new AbortController()
    const run = () => void ask(wanted, aborter.signal)
    underWay.current = { timer: setTimeout(wait === 0 ? () => undefined : run, wait), aborter }
    if (wait === 0) run()
  }

  return { search, stop }
}

const foundBy = (wanted: string, hits: ShowroomHit[]): Lookup => {
  if (hits.length > 0) return { status: 'found', hits, match: matchAmong(hits, wanted) }
  return wanted.trim() === '' ? { status: 'idle' } : { status: 'none' }
}
