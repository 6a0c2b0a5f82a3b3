import * as orders from '@showroom/widgets/orders'
import { useState } from 'react'
import { HostWidget } from '../shop/HostWidget.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { PriceDrawer } from '../prices/PriceDrawer.tsx'
import './Orders.css'
import { OrderFilters } from './OrderFilters.tsx'
import { SignInForOrders } from './SignInForOrders.tsx'
import { useOrderFilter } from './useOrderFilter.ts'
import { useOrderLinks } from './useOrderLinks.tsx'
import { orderMessages as messages } from './messages.ts'

/** /your_orders */
export const YourOrders = () => {
  usePageTitle(messages.yourOrders)
  const isIn = useSession(isSignedIn)
  return isIn ? <OwnOrders /> : <SignInForOrders path={paths.orders} />
}

const OwnOrders = () => {
  const { filter, change } = useOrderFilter()
  const [pricesOf, setPricesOf] = useState<string | null>(null)
  const links = useOrderLinks(setPricesOf)
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.yourOrders}</h1>
      </header>
      <div className="orders-list">
        <OrderFilters filter={filter} onChange={change} />
        <h2 className="visually-hidden">{messages.whatYouHaveOrdered}</h2>
        <HostWidget of={orders} widget={{ ...links, ...filter }} />
      </div>
      {pricesOf !== null && <PriceDrawer orderId={pricesOf} onClose={() => setPricesOf(null)} />}
    </div>
  )
}
