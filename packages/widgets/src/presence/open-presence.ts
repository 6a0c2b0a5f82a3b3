import type { LiveEvent } from '@showroom/contract/live/live'
import type { Presence } from '@showroom/contract/live/presence'
import {
  heardPresence,
  nobodyPresent,
  presenceEveryMs,
  type Present,
  stillPresent,
} from '@showroom/contract/live/presence.rules'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A decision, and the field of it that is written into. */
export type Place = Pick<Presence, 'selection' | 'field'>

const nowhere: Place = { selection: null, field: '' }
/** Who goes through the rows by keyboard is told of where they stay. */
const restMs = 400
const lookMs = 5_000

export type Here = {
  /** Who else looks at the project, and where. */
  present: StoreApi<Present>
  goTo: (place: Place) => void
  /** What the others have said of themselves. */
  hear: (event: LiveEvent) => void
  leave: () => void
}

/** That nobody hears of it is no loss: it is said again. */
export type TellPresence = (place: Place, isHere: boolean) => void

/** Tells where whoever sits here is, now and again, and that they have left; and knows who else is here. */
export const openPresence = (tell: TellPresence): Here => {
  const present = createStore<Present>(() => nobodyPresent)
  let place = nowhere
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellHere = () => document.hidden || tell(place, true)
  const tellSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(tellHere, restMs)
  }
  const goAway = () => tell(nowhere, false)
  const look = () => present.setState(stillPresent(present.getState(), Date.now()), true)
  tellHere()
  const telling = setInterval(tellHere, presenceEveryMs)
  const looking = setInterval(look, lookMs)
  addEventListener('pagehide', goAway)
  return {
    present,
    goTo: (next) => {
      if (place.selection === next.selection && place.field === next.field) return
      place = next
      tellSoon()
    },
    hear: ({ kind, subject, payload }) => {
      if (kind !== 'presence') return
      // What the server writes is of the contract’s shapes.
      const said = { from: subject, said: payload as Presence }
      const heard = heardPresence(present.getState(), said, Date.now())
      present.setState(heard.present, true)
      // Whoever has just come is told who is here already.
      if (heard.isNew) tellSoon()
    },
    leave: () => {
      clearTimeout(timer)
      clearInterval(telling)
      clearInterval(looking)
      removeEventListener('pagehide', goAway)
      goAway()
    },
  }
}
