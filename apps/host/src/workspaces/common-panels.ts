import { lazyInTime } from '../layout/lazy-in-time.ts'
import { workspaceMessages as messages } from './messages.ts'
import type { Panel } from './panel.ts'

/** What stands in several rails. */
export const orders: Panel = {
  path: 'orders',
  label: messages.orders,
  icon: 'box',
  Content: lazyInTime(() => import('../features/sales/Sales.tsx').then(({ Sales }) => Sales)),
}

export const newPrices: Panel = {
  path: 'prices',
  label: messages.newPrices,
  icon: 'price',
  isMoney: true,
  Content: lazyInTime(() => import('../features/prices/PriceList.tsx').then(({ PriceList }) => PriceList)),
}

export const returns: Panel = {
  path: 'returns',
  label: messages.returns,
  icon: 'undo',
  Content: lazyInTime(() =>
    import('../features/orders/returns/ReturnList.tsx').then(({ ReturnList }) => ReturnList),
  ),
}

export const balance: Panel = {
  path: 'balance',
  label: messages.balance,
  icon: 'coins',
  isMoney: true,
  Content: lazyInTime(() => import('../features/balance/Balance.tsx').then(({ Balance }) => Balance)),
}

export const payouts: Panel = {
  path: 'payouts',
  label: messages.payouts,
  icon: 'card',
  isMoney: true,
  Content: lazyInTime(() =>
    import('../features/payouts/PayoutPanel.tsx').then(({ PayoutPanel }) => PayoutPanel),
  ),
}

export const designers: Panel = {
  path: 'designers',
  label: messages.designers,
  icon: 'pencil',
  Content: lazyInTime(() =>
    import('../features/designers/hire/HireList.tsx').then(({ HireList }) => HireList),
  ),
}

export const profile: Panel = {
  path: 'profile',
  label: messages.profile,
  icon: 'person',
  Content: lazyInTime(() => import('../features/account/profile/Profile.tsx').then(({ Profile }) => Profile)),
}

export const security: Panel = {
  path: 'security',
  label: messages.security,
  icon: 'lock',
  Content: lazyInTime(() =>
    import('../features/account/security/Security.tsx').then(({ Security }) => Security),
  ),
}

export const privacy: Panel = {
  path: 'privacy',
  label: messages.privacy,
  icon: 'eye',
  Content: lazyInTime(() => import('../features/account/privacy/Privacy.tsx').then(({ Privacy }) => Privacy)),
}

export const settings: Panel = {
  path: 'settings',
  label: messages.settings,
  icon: 'sliders',
  Content: lazyInTime(() =>
    import('../features/account/settings/Settings.tsx').then(({ Settings }) => Settings),
  ),
}

/** A vendor's own, or for an Admin those of all vendors. */
export const products: Panel = {
  path: 'products',
  label: messages.products,
  icon: 'shop',
  Content: lazyInTime(() =>
    import('../features/vendor-goods/products/Products.tsx').then(({ Products }) => Products),
  ),
}
