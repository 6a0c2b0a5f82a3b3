import type { Order } from '@showroom/contract/order/order'
import { useCallback } from 'react'
import { useAsked } from '../account/useAsked.ts'
import { quietCall } from '../session/call.ts'

export const useOrder = (id: string) =>
  useAsked(
    useCallback(
      async (signal: AbortSignal): Promise<Order> =>
        (await quietCall('GET /api/order/{id}', { params: { id }, signal })).data,
      [id],
    ),
  )
