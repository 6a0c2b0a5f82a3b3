import type { AccountType } from '@showroom/contract/account/account'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { PanelIconName } from './PanelIcon.tsx'
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
    Content: lazy(() => import('./pro/ProHome.tsx').then(({ ProHome }) => ({ default: ProHome }))),
  },
  {
    path: 'approvals',
    label: messages.approvals,
    icon: 'stamp',
    roles: ['Admin'],
    Content: lazy(() =>
      import('../applications/review/Applications.tsx').then(({ Applications }) => ({
        default: Applications,
      })),
    ),
  },
  {
    path: 'orders',
    label: messages.orders,
    icon: 'box',
    roles: [...pros, 'Admin'],
    Content: lazy(() => import('../sales/Sales.tsx').then(({ Sales }) => ({ default: Sales }))),
  },
  {
    path: 'prices',
    label: messages.newPrices,
    icon: 'tag',
    roles: pros,
    Content: lazy(() => import('../prices/PriceList.tsx').then(({ PriceList }) => ({ default: PriceList }))),
  },
  {
    path: 'balance',
    label: messages.balance,
    icon: 'coins',
    roles: pros,
    Content: lazy(() => import('../balance/Balance.tsx').then(({ Balance }) => ({ default: Balance }))),
  },
  {
    path: 'profit',
    label: messages.profit,
    icon: 'coins',
    roles: ['Admin'],
    Content: lazy(() => import('../balance/Profit.tsx').then(({ Profit }) => ({ default: Profit }))),
  },
  {
    path: 'payouts',
    label: messages.payouts,
    icon: 'card',
    roles: pros,
    Content: lazy(() =>
      import('../payouts/PayoutPanel.tsx').then(({ PayoutPanel }) => ({ default: PayoutPanel })),
    ),
  },
  {
    path: 'payout-batches',
    label: messages.payouts,
    icon: 'card',
    roles: ['Admin'],
    Content: lazy(() => import('../payouts/admin/Batches.tsx').then(({ Batches }) => ({ default: Batches }))),
  },
  {
    path: 'returns',
    label: messages.returns,
    icon: 'box',
    roles: [...pros, 'Admin'],
    Content: lazy(() =>
      import('../orders/returns/ReturnList.tsx').then(({ ReturnList }) => ({ default: ReturnList })),
    ),
  },
  {
    path: 'leads',
    label: messages.leadsAndMessages,
    icon: 'letter',
    roles: ['Admin'],
    Content: lazy(() => import('../inbox/Inbox.tsx').then(({ Inbox }) => ({ default: Inbox }))),
  },
  {
    path: 'design-work',
    label: messages.designers,
    icon: 'pencil',
    roles: ['Admin'],
    Content: lazy(() =>
      import('../designers/admin/AdminDesigners.tsx').then(({ AdminDesigners }) => ({
        default: AdminDesigners,
      })),
    ),
  },
  {
    path: 'profile',
    label: messages.profile,
    icon: 'person',
    roles: everybody,
    Content: lazy(() => import('./profile/Profile.tsx').then(({ Profile }) => ({ default: Profile }))),
  },
  {
    path: 'addresses',
    label: messages.addresses,
    icon: 'pin',
    roles: ['User'],
    Content: lazy(() =>
      import('./addresses/Addresses.tsx').then(({ Addresses }) => ({ default: Addresses })),
    ),
  },
  {
    path: 'cards',
    label: messages.paymentMethods,
    icon: 'card',
    roles: ['User'],
    Content: lazy(() => import('../card/SavedCards.tsx').then(({ SavedCards }) => ({ default: SavedCards }))),
  },
  {
    path: 'designers',
    label: messages.designers,
    icon: 'pencil',
    roles: ['User', 'Contractor'],
    Content: lazy(() =>
      import('../designers/hire/HireList.tsx').then(({ HireList }) => ({ default: HireList })),
    ),
  },
  {
    path: 'designer',
    label: messages.designerPage,
    icon: 'frame',
    roles: ['Contractor'],
    Content: lazy(() => import('../designers/own/OwnPage.tsx').then(({ OwnPage }) => ({ default: OwnPage }))),
  },
  {
    path: 'security',
    label: messages.security,
    icon: 'lock',
    roles: everybody,
    Content: lazy(() => import('./security/Security.tsx').then(({ Security }) => ({ default: Security }))),
  },
  {
    path: 'privacy',
    label: messages.privacy,
    icon: 'eye',
    roles: ['User', ...pros],
    Content: lazy(() => import('./privacy/Privacy.tsx').then(({ Privacy }) => ({ default: Privacy }))),
  },
  {
    path: 'settings',
    label: messages.settings,
    icon: 'sliders',
    roles: everybody,
    Content: lazy(() => import('./settings/Settings.tsx').then(({ Settings }) => ({ default: Settings }))),
  },
]

export const panelsOf = (type: AccountType): readonly Panel[] =>
  panels.filter(({ roles }) => roles.includes(type))
