import { type OrderStatus, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import { useSearchParams } from 'react-router'
import { atOnce } from '../../kit/at-once.ts'

export type OrderFilter = {
  search: string | undefined
  status: OrderStatus | undefined
  /** Placed on which days, as people write them. */
  from: string | undefined
  to: string | undefined
  /** Of every showroom, not of the current one alone. */
  isEverywhere: boolean
}

/** Which orders are listed: in the address, so that Back and a reload show the same. */
export const useOrderFilter = () => {
  const [query, setQuery] = useSearchParams()
  const status = query.get('status')
  const filter: OrderFilter = {
    search: query.get('s') ?? undefined,
    status: orderStatusNames.find((each) => each === status),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    isEverywhere: query.get('of') !== 'showroom',
  }
  const change = (changed: Partial<OrderFilter>) => {
    const { search, status: chosen, from, to, isEverywhere } = { ...filter, ...changed }
    const of = isEverywhere ? undefined : 'showroom'
    const pairs = Object.entries({ s: search, status: chosen, from, to, of })
    setQuery(Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))), {
      ...atOnce,
      replace: true,
    })
  }
  return { filter, change }
}
