import { useEffect, useState } from 'react'
import { useAiSession } from './ai-session.ts'
import { keepDraft, keptDraft } from './draft.ts'
import { nothingTyped, type TypedWish } from './typed-wish.ts'

/** The server draws an empty form; what this tab knows comes in after it, and is kept from then on. */
export const useTypedWish = () => {
  const [typed, setTyped] = useState<TypedWish>(nothingTyped)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const draft = keptDraft()
    if (draft) setTyped(draft)
    setRead(true)
  }, [])
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
