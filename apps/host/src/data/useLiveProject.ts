import { openLive } from '@showroom/widgets/live'
import { useEffect, useRef } from 'react'
import { fetchAsPerson } from '../session/fetch-as-person.ts'

type LiveProject = {
  /** Where the first answer had been read; null until it is there. */
  cursor: string | null
  /** What the kinds of events begin with: `checklist`. */
  concept: string
  /** Something has changed: it is to be read again. */
  onChange: () => void
}

/** Changes that come together are read together. */
const gatherMs = 50

/** Says when somebody else has changed something of a project, as long as it is on the screen. */
export const useLiveProject = (projectId: string, { cursor, concept, onChange }: LiveProject): void => {
  const newest = useRef({ cursor, onChange })
  useEffect(() => {
    newest.current = { cursor, onChange }
  })
  const isRead = cursor !== null
  useEffect(() => {
    if (!isRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => newest.current.onChange(), gatherMs)
    }
    const { close } = openLive({
      fetch: fetchAsPerson,
      url: `/api/live?project=${projectId}`,
      cursor: newest.current.cursor,
      onEvent: ({ kind }) => {
        if (kind.startsWith(`${concept}.`)) readSoon()
      },
      onWhisper: () => undefined,
      onReset: readSoon,
      onState: () => undefined,
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [projectId, concept, isRead])
}
