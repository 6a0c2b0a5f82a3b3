import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAiSession } from './ai-session.ts'
import { keepDraft, keptDraft } from './draft.ts'
import { startAsked, withoutStart } from './start/start-asked.ts'
import { nothingTyped, type TypedWish } from './typed-wish.ts'

/** The server draws an empty form; what this tab knows comes in after it, and is kept from then on. */
export const useTypedWish = () => {
  const [typed, setTyped] = useState<TypedWish>(nothingTyped)
  const [isRead, setRead] = useState(false)
  const [asked, setAsked] = useSearchParams()
  const start = startAsked(asked)
  const wanted = start && `${start.from} ${start.id}`
  useEffect(() => {
    const draft = keptDraft()
    if (draft) setTyped(draft)
    setRead(true)
  }, [])
  // The address asks once: what is chosen after it stays chosen when the page is read again.
  useEffect(() => {
    if (start === null) return
    setTyped((before) => ({ ...before, begin: start.from, start, keep: [] }))
    setAsked(withoutStart, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` is the same room in words
  }, [wanted])
  useEffect(() => {
    if (isRead) keepDraft(typed)
  }, [isRead, typed])
  // Somebody who leaves takes along what was typed; a session that has only run out leaves it to be gone on with.
  useEffect(
    () =>
      useAiSession.subscribe(({ token }, before) => {
        if (before.token !== null && token === null && keptDraft() === null) setTyped(nothingTyped)
      }),
    [],
  )
  const change = (changed: Partial<TypedWish>) => setTyped((before) => ({ ...before, ...changed }))
  return { typed, change }
}
