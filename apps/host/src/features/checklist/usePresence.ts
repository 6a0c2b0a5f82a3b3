import { nobodyPresent, type Present } from '@showroom/contract/live/presence.rules'
import type { Whisper } from '@showroom/widgets/live'
import { type Here, openPresence, type Place } from '@showroom/widgets/presence/open-presence'
import { useEffect, useRef, useState } from 'react'
import { fetchWith } from '../../session/fetch-as-person.ts'
import { useSession } from '../../session/session.ts'

/** A page that is left says so behind itself. */
const tellOf = (project: string) => (place: Place, isHere: boolean) => {
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

/** Who else looks at a project, and where; and tells them where whoever sits here is. */
export const usePresence = (projectId: string) => {
  const [present, setPresent] = useState<Present>(nobodyPresent)
  const here = useRef<Here | null>(null)
  useEffect(() => {
    const opened = openPresence(tellOf(projectId))
    here.current = opened
    const unsubscribe = opened.present.subscribe(setPresent)
    return () => {
      unsubscribe()
      opened.leave()
      here.current = null
      setPresent(nobodyPresent)
    }
  }, [projectId])
  return {
    present,
    goTo: (place: Place) => here.current?.goTo(place),
    hear: (kind: string, { from, data }: Whisper) =>
      here.current?.hear({ kind, subject: from, payload: data }),
  }
}
