import type { OrderLinks } from '@showroom/widgets/orders'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { dateOf } from '../checkout/checkout-words.ts'
import { hrefOf, paths } from '../../paths.ts'
import { CancelLink } from './CancelLink.tsx'
import { OrderWays } from './OrderWays.tsx'

/** How a list of orders speaks on our own pages, and where it leads. */
export const useOrderLinks = (onPrices?: (orderId: string) => void): OrderLinks => {
  const navigate = useNavigate()
  return useMemo(() => {
    const onOrder = (id: string) => void navigate(paths.order(id))
    return {
      orderHref: (id) => hrefOf(paths.order(id)),
      onOrder,
      shopHref: hrefOf(paths.shop),
      onShop: () => void navigate(paths.shop),
      dayOf: dateOf,
      waysOf: (order) => (
        <>
          <CancelLink order={order} onOrder={onOrder} />
          <OrderWays order={order} onPrices={onPrices ?? ((id) => void navigate(paths.priceChanges(id)))} />
        </>
      ),
    }
  }, [navigate, onPrices])
}
