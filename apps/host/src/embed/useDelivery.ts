import { useState } from 'react'
import { call } from '../session/call.ts'
import type { Asked } from './asked.ts'
import { deliver } from './deliver.ts'

/** Asks for the code that the website swaps for its session, and hands it over. */
export const useDelivery = (asked: Asked | null) => {
  const [isBusy, setBusy] = useState(false)
  const [isStranded, setStranded] = useState(false)
  const giveCode = async () => {
    if (!asked || isBusy) return
    setBusy(true)
    const { showroom, origin, state, challenge } = asked
    try {
      const { data } = await call('POST /api/embed/code', { body: { showroom, origin, state, challenge } })
      setStranded(!deliver(asked, { code: data.code }))
    } catch {
      // Said in a toast; what can be done about it is on the page.
    } finally {
      setBusy(false)
    }
  }
  const cancel = () => {
    if (asked) setStranded(!deliver(asked, { error: 'cancelled' }))
  }
  return { isBusy, isStranded, giveCode, cancel }
}

export type Delivery = Pick<ReturnType<typeof useDelivery>, 'isBusy' | 'giveCode' | 'cancel'>
