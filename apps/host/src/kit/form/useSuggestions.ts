import { isSuggestible } from '@showroom/contract/place/place.rules'
import type { Place, PlaceSuggestion } from '@showroom/contract/place/place'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../data/call.ts'

/** Typing has paused: each question costs. */
const pauseMs = 250

/** Addresses for what is typed, as long as typing goes on; the one that is chosen is told in its parts. */
export const useSuggestions = (onPlace: (place: Partial<Place>) => void) => {
  const [found, setFound] = useState<PlaceSuggestion[]>([])
  const [at, setAt] = useState(-1)
  const chosen = useRef<PlaceSuggestion | null>(null)
  const { ask, forget, find } = useProvider()

  const close = () => {
    forget()
    setFound([])
    setAt(-1)
  }
  const type = (text: string) => {
    chosen.current = null
    setAt(-1)
    if (isSuggestible(text)) ask(text, setFound)
    else close()
  }
  const choose = (suggestion: PlaceSuggestion) => {
    close()
    chosen.current = suggestion
    // Whoever types on before it comes has chosen something else.
    void find(suggestion).then((place) => chosen.current === suggestion && onPlace(place))
  }
  const press = (event: KeyboardEvent) => {
    const act = keysOf({ found, at, setAt, close, choose })[event.key]
    if (!act || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    // Escape closes the list, not the dialog that it stands in.
    event.stopPropagation()
    act()
  }
  return { found, at, isOpen: found.length > 0, type, close, choose, press }
}

type List = {
  found: PlaceSuggestion[]
  at: number
  setAt: (at: number) => void
  close: () => void
  choose: (suggestion: PlaceSuggestion) => void
}

/** Enter takes what was gone to; before that it belongs to the form. */
const keysOf = ({ found, at, setAt, close, choose }: List): Record<string, () => void> => {
  if (found.length === 0) return {}
  const chosen = found[at]
  return {
    ArrowDown: () => setAt(Math.min(at + 1, found.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, -1)),
    Escape: close,
    ...(chosen && { Enter: () => choose(chosen) }),
  }
}

/** Whoever suggests counts what is asked until an address is chosen as one: it has one number. */
const useProvider = () => {
  const asked = useRef({ session: '', timer: 0, aborter: new AbortController() })
  const forget = () => {
    clearTimeout(asked.current.timer)
    asked.current.aborter.abort()
  }
  useEffect(() => forget, [])

  const ask = (text: string, tell: (found: PlaceSuggestion[]) => void) => {
    forget()
    const aborter = new AbortController()
    const session = asked.current.session || crypto.randomUUID()
    const timer = window.setTimeout(() => {
      // Nobody is stopped by suggestions that do not come: they type on.
      void call('POST /api/places', { body: { text, session }, signal: aborter.signal })
        .then(({ data }) => tell(data))
        .catch(() => undefined)
    }, pauseMs)
    asked.current = { session, timer, aborter }
  }
  const find = async ({ id, street }: PlaceSuggestion): Promise<Partial<Place>> => {
    const { session } = asked.current
    asked.current.session = ''
    const reply = await call('GET /api/places/{id}', { params: { id }, query: { session } }).catch(() => null)
    return reply?.data ?? { street }
  }
  return { ask, forget, find }
}
