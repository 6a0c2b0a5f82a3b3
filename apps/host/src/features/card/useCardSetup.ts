import type { PaymentSetup } from '@showroom/contract/payment/payment'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/call.ts'

export type CardSetup =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'there'; setup: PaymentSetup }

/** Where card fields come from; asked when they are shown. */
export const useCardSetup = () => {
  const [state, setState] = useState<CardSetup>({ status: 'waiting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    setState({ status: 'waiting' })
    call('GET /api/payment/setup', { signal: aborter.signal })
      .then(({ data }) => setState({ status: 'there', setup: data }))
      .catch(() => {
        if (!aborter.signal.aborted) setState({ status: 'failed' })
      })
    return () => aborter.abort()
  }, [round])
  return { state, retry: useCallback(() => setRound((count) => count + 1), []) }
}
