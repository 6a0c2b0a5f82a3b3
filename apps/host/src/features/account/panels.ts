import type { AccountType } from '@showroom/contract/account/account'
import { type ComponentType, type LazyExoticComponent } from 'react'
import type { PanelIconName } from './PanelIcon.tsx'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { accountMessages as messages } from './messages.ts'

/** What a panel's address ends with: /account/{path}. */
export type PanelPath =
  | 'home'
  | 'approvals'
  | 'leads'
  | 'payouts'
  | 'payout-batches'
  | 'orders'
  | 'prices'
  | 'markup'
  | 'coupons'
  | 'balance'
  | 'profit'
  | 'returns'
  | 'profile'
  | 'addresses'
  | 'cards'
  | 'designers'
  | 'designer'
  | 'design-work'
  | 'security'
  | 'privacy'
  | 'settings'

export type Panel = {
  path: PanelPath
  label: string
  icon: PanelIconName
  roles: readonly AccountType[]
  Content: LazyExoticComponent<ComponentType>
}

const everybody = ['User', 'Contractor', 'Vendor', 'Admin'] as const
const pros = ['Contractor', 'Vendor'] as const

/** The rail of /account, in its order; the first of somebody's panels is where /account itself leads them. */
export const panels: readonly Panel[] = [
  {
    path: 'home',
    label: messages.home,
    icon: 'home',
    roles: pros,
    Content: lazyInTime(() => import('./pro/ProHome.tsx').then(({ ProHome }) => ProHome)),
  },
  {
    path: 'approvals',
    label: messages.approvals,
    icon: 'stamp',
    roles: ['Admin'],
    Content: lazyInTime(() =>
      import('../applications/review/Applications.tsx').then(({ Applications }) => Applications),
    ),
  },
  {
    path: 'orders',
    label: messages.orders,
    icon: 'box',
    roles: [...pros, 'Admin'],
    Content: lazyInTime(() => import('../sales/Sales.tsx').then(({ Sales }) => Sales)),
  },
  {
    path: 'prices',
    label: messages.newPrices,
    icon: 'tag',
    roles: pros,
    Content: lazyInTime(() => import('../prices/PriceList.tsx').then(({ PriceList }) => PriceList)),
  },
  {
    path: 'markup',
    label: messages.markup,
    icon: 'tag',
    roles: ['Contractor'],
    Content: lazyInTime(() => import('../pro-pricing/Markup.tsx').then(({ Markup }) => Markup)),
  },
  {
    path: 'coupons',
    label: messages.coupons,
    icon: 'tag',
    roles: ['Contractor'],
    Content: lazyInTime(() => import('../pro-pricing/Coupons.tsx').then(({ Coupons }) => Coupons)),
  },
  {
    path: 'balance',
    label: messages.balance,
    icon: 'coins',
    roles: pros,
    Content: lazyInTime(() => import('../balance/Balance.tsx').then(({ Balance }) => Balance)),
  },
  {
    path: 'profit',
    label: messages.profit,
    icon: 'coins',
    roles: ['Admin'],
    Content: lazyInTime(() => import('../balance/Profit.tsx').then(({ Profit }) => Profit)),
  },
  {
    path: 'payouts',
    label: messages.payouts,
    icon: 'card',
    roles: pros,
    Content: lazyInTime(() => import('../payouts/PayoutPanel.tsx').then(({ PayoutPanel }) => PayoutPanel)),
  },
  {
    path: 'payout-batches',
    label: messages.payouts,
    icon: 'card',
    roles: ['Admin'],
    Content: lazyInTime(() => import('../payouts/admin/Batches.tsx').then(({ Batches }) => Batches)),
  },
  {
    path: 'returns',
    label: messages.returns,
    icon: 'box',
    roles: [...pros, 'Admin'],
    Content: lazyInTime(() =>
      import('../orders/returns/ReturnList.tsx').then(({ ReturnList }) => ReturnList),
    ),
  },
  {
    path: 'leads',
    label: messages.leadsAndMessages,
    icon: 'letter',
    roles: ['Admin'],
    Content: lazyInTime(() => import('../inbox/Inbox.tsx').then(({ Inbox }) => Inbox)),
  },
  {
    path: 'design-work',
    label: messages.designers,
    icon: 'pencil',
    roles: ['Admin'],
    Content: lazyInTime(() =>
      import('../designers/admin/AdminDesigners.tsx').then(({ AdminDesigners }) => AdminDesigners),
    ),
  },
  {
    path: 'profile',
    label: messages.profile,
    icon: 'person',
    roles: everybody,
    Content: lazyInTime(() => import('./profile/Profile.tsx').then(({ Profile }) => Profile)),
  },
  {
    path: 'addresses',
    label: messages.addresses,
    icon: 'pin',
    roles: ['User'],
    Content: lazyInTime(() => import('./addresses/Addresses.tsx').then(({ Addresses }) => Addresses)),
  },
  {
    path: 'cards',
    label: messages.paymentMethods,
    icon: 'card',
    roles: ['User'],
    Content: lazyInTime(() => import('../card/SavedCards.tsx').then(({ SavedCards }) => SavedCards)),
  },
  {
    path: 'designers',
    label: messages.designers,
    icon: 'pencil',
    roles: ['User', 'Contractor'],
    Content: lazyInTime(() => import('../designers/hire/HireList.tsx').then(({ HireList }) => HireList)),
  },
  {
    path: 'designer',
    label: messages.designerPage,
    icon: 'frame',
    roles: ['Contractor'],
    Content: lazyInTime(() => import('../designers/own/OwnPage.tsx').then(({ OwnPage }) => OwnPage)),
  },
  {
    path: 'security',
    label: messages.security,
    icon: 'lock',
    roles: everybody,
    Content: lazyInTime(() => import('./security/Security.tsx').then(({ Security }) => Security)),
  },
  {
    path: 'privacy',
    label: messages.privacy,
    icon: 'eye',
    roles: ['User', ...pros],
    Content: lazyInTime(() => import('./privacy/Privacy.tsx').then(({ Privacy }) => Privacy)),
  },
  {
    path: 'settings',
    label: messages.settings,
    icon: 'sliders',
    roles: everybody,
    Content: lazyInTime(() => import('./settings/Settings.tsx').then(({ Settings }) => Settings)),
  },
]

export const panelsOf = (type: AccountType): readonly Panel[] =>
  panels.filter(({ roles }) => roles.includes(type))
