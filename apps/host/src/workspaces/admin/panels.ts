import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { orders, profile, returns, security, settings } from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel } from '../panel.ts'

const approvals: Panel = {
  path: 'approvals',
  label: messages.approvals,
  icon: 'stamp',
  Content: lazyInTime(() =>
    import('../../features/applications/review/Applications.tsx').then(({ Applications }) => Applications),
  ),
}

const profit: Panel = {
  path: 'profit',
  label: messages.profit,
  icon: 'coins',
  Content: lazyInTime(() => import('../../features/balance/Profit.tsx').then(({ Profit }) => Profit)),
}

const payoutBatches: Panel = {
  path: 'payout-batches',
  label: messages.payouts,
  icon: 'card',
  Content: lazyInTime(() =>
    import('../../features/payouts/admin/Batches.tsx').then(({ Batches }) => Batches),
  ),
}

const leads: Panel = {
  path: 'leads',
  label: messages.leadsAndMessages,
  icon: 'letter',
  Content: lazyInTime(() => import('../../features/inbox/Inbox.tsx').then(({ Inbox }) => Inbox)),
}

const designWork: Panel = {
  path: 'design-work',
  label: messages.designers,
  icon: 'pencil',
  Content: lazyInTime(() =>
    import('../../features/designers/admin/AdminDesigners.tsx').then(({ AdminDesigners }) => AdminDesigners),
  ),
}

export const adminPanels: readonly Panel[] = [
  approvals,
  orders,
  profit,
  payoutBatches,
  returns,
  leads,
  designWork,
  profile,
  security,
  settings,
]
