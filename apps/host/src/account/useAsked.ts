import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '../session/refusal.ts'

export type Asked<Data> = { again: () => void } & (
  | { is: 'waiting' }
  | { is: 'failed'; sentence: string }
  | { is: 'full'; data: Data; replace: (data: Data) => void }
)

/** What a panel shows, from being asked for to being there. Keep `ask` stable. */
export const useAsked = <Data>(ask: (signal: AbortSignal) => Promise<Data>): Asked<Data> => {
  const [answer, setAnswer] = useState<{ data: Data } | { sentence: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const replace = useCallback((data: Data) => setAnswer({ data }), [])
  useEffect(() => {
    const leaving = new AbortController()
    // What is there stays while it is asked for again.
    setAnswer((known) => (known && 'data' in known ? known : null))
    ask(leaving.signal)
      .then((data) => setAnswer({ data }))
      .catch((failure: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ sentence: sentenceOf(failure) })
      })
    return () => leaving.abort()
  }, [ask, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  if (answer === null) return { is: 'waiting', again }
  return 'sentence' in answer
    ? { is: 'failed', sentence: answer.sentence, again }
    : { is: 'full', data: answer.data, replace, again }
}
