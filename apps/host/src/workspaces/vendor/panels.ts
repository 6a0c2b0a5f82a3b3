import { lazyInTime } from '../../layout/lazy-in-time.ts'
import {
  balance,
  newPrices,
  orders,
  payouts,
  privacy,
  profile,
  returns,
  security,
  settings,
} from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel } from '../panel.ts'

const home: Panel = {
  path: 'home',
  label: messages.home,
  icon: 'home',
  Content: lazyInTime(() => import('../../features/account/pro/ProHome.tsx').then(({ ProHome }) => ProHome)),
}

export const vendorPanels: readonly Panel[] = [
  home,
  orders,
  newPrices,
  balance,
  payouts,
  returns,
  profile,
  security,
  privacy,
  settings,
]
