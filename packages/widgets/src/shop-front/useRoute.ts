import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Routing } from './address.ts'
import { openHistory, type Step } from './history.ts'
import { type Place, placeOf, viewKey } from './places.ts'
import { restoreScroll, showTop } from './scroll.ts'

export type Route = {
  place: Place
  /** The visitor has come here by a step inside the shop, so focus and scroll follow. */
  hasStepped: boolean
  hrefOf: ((path: string) => string) | undefined
  go: (path: string) => void
}

type Asked = { routing: Routing; start: string; top: RefObject<Element | null> }

export function useRoute({ routing, start, top }: Asked): Route {
  const history = useMemo(() => openHistory(routing, start), [routing, start])
  const [step, setStep] = useState<Step | null>(null)
  const place = useMemo(() => placeOf(step?.path ?? history.start), [step, history])
  const shown = useRef(viewKey(place))

  useEffect(() => {
    setStep(null)
    return history.listen(setStep)
  }, [history])

  useLayoutEffect(() => {
    const isSameView = shown.current === viewKey(place)
    shown.current = viewKey(place)
    if (step?.scrollTop != null) return restoreScroll(step.scrollTop)
    // Filters and colors change what is shown where the visitor stands.
    if (step && !isSameView) showTop(top.current)
    return undefined
  }, [step, place, top])

  return { place, hasStepped: step !== null, hrefOf: history.hrefOf, go: history.go }
}
