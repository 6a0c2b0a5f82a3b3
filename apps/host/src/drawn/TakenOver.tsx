import { useEffect } from 'react'
import { doAgain } from './what-was-done.ts'

/** Stands on whatever a server has drawn until it answers to gestures; journeys wait for it. */
export const drawnMark = 'data-awaits-browser'

/** As the last of what is taken over: from then on the place around it is the browser's. */
export const TakenOver = ({ placeOf }: { placeOf: () => Element | null | undefined }) => {
  useEffect(() => {
    const place = placeOf()
    if (!place) return
    place.removeAttribute(drawnMark)
    doAgain(place.shadowRoot ?? place)
  }, [placeOf])
  return null
}
