import * as orders from '@showroom/widgets/orders'
import { HostWidget } from '../shop/HostWidget.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import './Orders.css'
import { OrderFilters } from './OrderFilters.tsx'
import { SignInForOrders } from './SignInForOrders.tsx'
import { useOrderFilter } from './useOrderFilter.ts'
import { useOrderLinks } from './useOrderLinks.tsx'

/** /your_orders */
export const YourOrders = () => {
  usePageTitle('Your orders')
  const isIn = useSession(isSignedIn)
  return isIn ? <OwnOrders /> : <SignInForOrders path={paths.orders} />
}

const OwnOrders = () => {
  const { filter, change } = useOrderFilter()
  const links = useOrderLinks()
  return (
    <div className="page">
      <header className="page-head">
        <h1>Your orders</h1>
      </header>
      <div className="orders-list">
        <OrderFilters filter={filter} onChange={change} />
        <h2 className="visually-hidden">What you have ordered</h2>
        <HostWidget of={orders} widget={{ ...links, ...filter }} />
      </div>
    </div>
  )
}
