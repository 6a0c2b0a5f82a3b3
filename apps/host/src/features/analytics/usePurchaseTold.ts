import type { Order } from '@showroom/contract/order/order'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { purchaseOf } from './analytics-event.rules.ts'
import { tellCollector } from './tell-collector.ts'

/** What the way to a placed order carries: whoever comes back to its page later has not ordered again. */
export const justPlaced = { isJustPlaced: true } as const

const isNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustPlaced' in state

export const usePurchaseTold = (order: Order): void => {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || !isNew(state)) return
    isTold.current = true
    tellCollector(purchaseOf(order))
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
}
