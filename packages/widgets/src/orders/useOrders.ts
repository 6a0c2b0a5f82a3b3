import type { OrderSummary } from '@showroom/contract/order/order'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/index.ts'

/** Which orders are listed. */
export type OrderFilter = {
  search?: string | undefined
  status?: OrderSummary['status'] | undefined
  /** Placed on which days, as people write them: MM.DD.YYYY. */
  from?: string | undefined
  to?: string | undefined
  /** A project's id. */
  project?: string | undefined
  /** Orders of every showroom: only for our own pages, behind their sign-in. */
  isEverywhere?: boolean | undefined
}

/** One page of the list; `revision` counts up when something was ordered meanwhile. */
export const useOrderPage = (
  { search, status, project, from, to, isEverywhere }: OrderFilter,
  page: number,
  revision: number,
) => {
  const { call, showroom } = useShop()
  return useAnswer({
    key: `orders ${page} ${revision} ${isEverywhere ? '' : showroom} ${status ?? ''} ${project ?? ''} ${from ?? ''} ${to ?? ''} ${search ?? ''}`,
    ask: (signal) =>
      call('GET /api/order', {
        query: {
          page,
          s: search || undefined,
          status,
          project,
          from,
          to,
          showroom: isEverywhere ? undefined : showroom,
        },
        signal,
      }),
  })
}

/** The whole order, asked for when somebody wants to see its lines. */
export const useOrder = (id: string) => {
  const { call } = useShop()
  return useAnswer({
    key: `order ${id}`,
    ask: (signal) => call('GET /api/order/{id}', { params: { id }, signal }),
  })
}
