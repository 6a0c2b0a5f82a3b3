import type { Presence } from '@showroom/contract/live/presence'
import {
  heardPresence,
  nobodyPresent,
  presenceEveryMs,
  type Present,
  stillPresent,
} from '@showroom/contract/live/presence.rules'
import type { Whisper } from '@showroom/widgets/live'
import { useEffect, useRef, useState } from 'react'
import { fetchWith } from '../../session/fetch-as-person.ts'
import { useSession } from '../../session/session.ts'

export type Place = Pick<Presence, 'selection' | 'field'>

const nowhere: Place = { selection: null, field: '' }
/** Who goes through the rows by keyboard is told of where they stay. */
const restMs = 400
const lookMs = 5_000

/** That nobody hears of it is no loss: it is said again. A page that is left says so behind itself. */
const tell = (project: string, place: Place, isHere: boolean) => {
  const { token } = useSession.getState()
  // Whoever has just signed out is nowhere.
  if (token === null) return
  void fetchWith(token)('/api/live/presence', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ project, ...place, is_here: isHere }),
  }).catch(() => undefined)
}

/** Tells where whoever sits here is, now and again, and that they have left. */
const useTelling = (projectId: string) => {
  const place = useRef(nowhere)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tellSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(projectId, place.current, true), restMs)
  }
  useEffect(() => {
    const tellWhereIAm = () => !document.hidden && tell(projectId, place.current, true)
    const leave = () => tell(projectId, nowhere, false)
    tellWhereIAm()
    const telling = setInterval(tellWhereIAm, presenceEveryMs)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer.current)
      clearInterval(telling)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [projectId])
  const goTo = (next: Place) => {
    const { selection, field } = place.current
    if (selection === next.selection && field === next.field) return
    place.current = next
    tellSoon()
  }
  return { goTo, tellSoon }
}

/** Who else looks at a project, and where; and tells them where whoever sits here is. */
export const usePresence = (projectId: string) => {
  const [present, setPresent] = useState<Present>(nobodyPresent)
  const heardOf = useRef<Present>(nobodyPresent)
  const { goTo, tellSoon } = useTelling(projectId)
  const show = (next: Present) => {
    heardOf.current = next
    setPresent(next)
  }
  useEffect(() => {
    const look = () => {
      heardOf.current = stillPresent(heardOf.current, Date.now())
      setPresent(heardOf.current)
    }
    const looking = setInterval(look, lookMs)
    return () => clearInterval(looking)
  }, [])
  const hear = (kind: string, { from, data }: Whisper) => {
    if (kind !== 'presence') return
    // What the server writes is of the contract’s shapes.
    const heard = heardPresence(heardOf.current, { from, said: data as Presence }, Date.now())
    show(heard.present)
    // Whoever has just come is told who is here already.
    if (heard.isNew) tellSoon()
  }
  return { present, goTo, hear }
}
