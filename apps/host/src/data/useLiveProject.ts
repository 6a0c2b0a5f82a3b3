import { openLive, type Whisper } from '@showroom/widgets/live'
import { useEffect, useRef } from 'react'
import { fetchAsPerson } from '../session/fetch-as-person.ts'

type LiveProject = {
  /** Where the first answer had been read; null until it is there. */
  cursor: string | null
  /** What the kinds of events begin with: `checklist`. */
  concept: string
  /** Something has changed: it is to be read again. */
  onChange: () => void
  /** What is kept nowhere: who is there, and where. */
  onWhisper?: (kind: string, whisper: Whisper) => void
}

/** Changes that come together are read together. */
const gatherMs = 50

/** Says when somebody else has changed something of a project, as long as it is on the screen. */
export const useLiveProject = (
  projectId: string,
  { cursor, concept, onChange, onWhisper }: LiveProject,
): void => {
  const newest = useRef({ cursor, onChange, onWhisper })
  useEffect(() => {
    newest.current = { cursor, onChange, onWhisper }
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
      onWhisper: (kind, whisper) => newest.current.onWhisper?.(kind, whisper),
      onReset: readSoon,
      onState: () => undefined,
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [projectId, concept, isRead])
}
