import { useEffect } from 'react'
import { replayEvents } from './replay-events.ts'

/** Stands on whatever a server has drawn until it answers to gestures; journeys wait for it. */
export const hydrationMark = 'data-awaits-browser'

/** The last to be hydrated: from then on the place around it is the browser's. */
export const Hydrated = ({ placeOf }: { placeOf: () => Element | null | undefined }) => {
  useEffect(() => {
    const place = placeOf()
    if (!place) return
    place.removeAttribute(hydrationMark)
    replayEvents(place.shadowRoot ?? place)
  }, [placeOf])
  return null
}
