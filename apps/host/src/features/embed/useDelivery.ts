import { useState } from 'react'
import { call } from '../../data/call.ts'
import type { Asked } from './asked.ts'
import { deliver } from './deliver.ts'
import { useSubmit } from '../../data/useSubmit.ts'

/** Asks for the code that the website swaps for its session, and hands it over. */
export const useDelivery = (asked: Asked | null) => {
  const [isStranded, setStranded] = useState(false)
  // What can be done about a failure is on the page.
  const { run: giveCode, isBusy } = useSubmit(async () => {
    if (!asked) return
    const { showroom, origin, state, challenge } = asked
    const { data } = await call('POST /api/embed/code', { body: { showroom, origin, state, challenge } })
    setStranded(!deliver(asked, { code: data.code }))
  })
  const cancel = () => {
    if (asked) setStranded(!deliver(asked, { error: 'cancelled' }))
  }
  return { isBusy, isStranded, giveCode, cancel }
}

export type Delivery = Pick<ReturnType<typeof useDelivery>, 'isBusy' | 'giveCode' | 'cancel'>
