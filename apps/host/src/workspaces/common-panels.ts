import { pageOf } from '../ssr/page-of.tsx'
import { workspaceMessages as messages } from './messages.ts'
import type { Panel } from './panel.ts'

/** What stands in several rails. */
export const orders: Panel = {
  path: 'orders',
  label: messages.orders,
  icon: 'box',
  Content: pageOf('src/features/sales/Sales.tsx', () =>
    import('../features/sales/Sales.tsx').then(({ Sales }) => Sales),
  ),
}

export const newPrices: Panel = {
  path: 'prices',
  label: messages.newPrices,
  icon: 'price',
  isMoney: true,
  Content: pageOf('src/features/prices/PriceList.tsx', () =>
    import('../features/prices/PriceList.tsx').then(({ PriceList }) => PriceList),
  ),
}

export const returns: Panel = {
  path: 'returns',
  label: messages.returns,
  icon: 'undo',
  Content: pageOf('src/features/orders/returns/ReturnList.tsx', () =>
    import('../features/orders/returns/ReturnList.tsx').then(({ ReturnList }) => ReturnList),
  ),
}

export const balance: Panel = {
  path: 'balance',
  label: messages.balance,
  icon: 'coins',
  isMoney: true,
  Content: pageOf('src/features/balance/Balance.tsx', () =>
    import('../features/balance/Balance.tsx').then(({ Balance }) => Balance),
  ),
}

export const payouts: Panel = {
  path: 'payouts',
  label: messages.payouts,
  icon: 'card',
  isMoney: true,
  Content: pageOf('src/features/payouts/PayoutPanel.tsx', () =>
    import('../features/payouts/PayoutPanel.tsx').then(({ PayoutPanel }) => PayoutPanel),
  ),
}

export const designers: Panel = {
  path: 'designers',
  label: messages.designers,
  icon: 'pencil',
  Content: pageOf('src/features/designers/hire/HireList.tsx', () =>
    import('../features/designers/hire/HireList.tsx').then(({ HireList }) => HireList),
  ),
}

export const profile: Panel = {
  path: 'profile',
  label: messages.profile,
  icon: 'person',
  Content: pageOf('src/features/account/profile/Profile.tsx', () =>
    import('../features/account/profile/Profile.tsx').then(({ Profile }) => Profile),
  ),
}

export const security: Panel = {
  path: 'security',
  label: messages.security,
  icon: 'lock',
  Content: pageOf('src/features/account/security/Security.tsx', () =>
    import('../features/account/security/Security.tsx').then(({ Security }) => Security),
  ),
}

export const privacy: Panel = {
  path: 'privacy',
  label: messages.privacy,
  icon: 'eye',
  Content: pageOf('src/features/account/privacy/Privacy.tsx', () =>
    import('../features/account/privacy/Privacy.tsx').then(({ Privacy }) => Privacy),
  ),
}

export const settings: Panel = {
  path: 'settings',
  label: messages.settings,
  icon: 'sliders',
  Content: pageOf('src/features/account/settings/Settings.tsx', () =>
    import('../features/account/settings/Settings.tsx').then(({ Settings }) => Settings),
  ),
}

/** A vendor's own, or for an Admin those of all vendors. */
export const products: Panel = {
  path: 'products',
  label: messages.products,
  icon: 'shop',
  Content: pageOf('src/features/vendor-goods/products/Products.tsx', () =>
    import('../features/vendor-goods/products/Products.tsx').then(({ Products }) => Products),
  ),
}
