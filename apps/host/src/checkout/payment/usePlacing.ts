import type { Placing } from '@showroom/contract/checkout/checkout'
import { useCallback, useEffect, useState } from 'react'
import { quietCall } from '../../session/call.ts'
import { sentenceOf, statusOf } from '../../session/refusal.ts'

/** Pauses between one look and the next: ever longer, and then no more. Together two and a half minutes. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000]

export type PlacingSeen =
  | { is: 'asking' }
  | { is: 'missing' }
  | { is: 'failed'; sentence: string }
  | { is: 'there'; placing: Placing; hasGivenUp: boolean }

const isUnderWay = ({ state }: Placing) => state === 'placing' || state === 'confirming'

/** How far the order is: looked at again while the provider or a bank takes its time, never for ever. */
export const usePlacing = (orderId: string) => {
  const [seen, setSeen] = useState<PlacingSeen>({ is: 'asking' })
  const [round, setRound] = useState(0)
  const [looks, setLooks] = useState(0)
  const answered = useCallback((placing: Placing) => setSeen({ is: 'there', placing, hasGivenUp: false }), [])
  /** From the shortest pause on. */
  const lookAgain = useCallback(() => {
    setLooks(0)
    setRound((count) => count + 1)
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    quietCall('GET /api/checkout/{id}', { params: { id: orderId }, signal: leaving.signal })
      .then(({ data }) => answered(data))
      .catch((failure: unknown) => {
        if (leaving.signal.aborted) return
        setSeen((known) => afterFailure(known, failure))
      })
    return () => leaving.abort()
  }, [orderId, round, looks, answered])

  const isWaiting = seen.is === 'there' && isUnderWay(seen.placing)
  useEffect(() => {
    if (!isWaiting) return undefined
    const pauseMs = pausesMs[looks]
    if (pauseMs === undefined) {
      setSeen((known) => (known.is === 'there' ? { ...known, hasGivenUp: true } : known))
      return undefined
    }
    const timer = setTimeout(() => setLooks(looks + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, round])

  useReturning(isWaiting, lookAgain)
  return { seen, answered, lookAgain }
}

/** A look that got no answer says nothing of the order that was seen before. */
const afterFailure = (known: PlacingSeen, failure: unknown): PlacingSeen => {
  if (known.is === 'there') return known
  return statusOf(failure) === 404 ? { is: 'missing' } : { is: 'failed', sentence: sentenceOf(failure) }
}

/** Whoever comes back to the tab, from the bank's page or from its app, need not wait for the next look. */
export const useReturning = (isWaiting: boolean, lookAgain: () => void) => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [isWaiting, lookAgain])
}
