import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { orders, products, profile, returns, security, settings } from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel, PanelGroup } from '../panel.ts'

const approvals: Panel = {
  path: 'approvals',
  label: messages.approvals,
  icon: 'stamp',
  Content: lazyInTime(() =>
    import('../../features/applications/review/Applications.tsx').then(({ Applications }) => Applications),
  ),
}

const lines: Panel = {
  path: 'lines',
  label: messages.lines,
  icon: 'truck',
  Content: lazyInTime(() => import('../../features/queue/Queue.tsx').then(({ Queue }) => Queue)),
}

const users: Panel = {
  path: 'users',
  label: messages.users,
  icon: 'people',
  Content: lazyInTime(() => import('../../features/users/Users.tsx').then(({ Users }) => Users)),
}

const jobs: Panel = {
  path: 'jobs',
  label: messages.jobs,
  icon: 'cog',
  Content: lazyInTime(() => import('../../features/jobs/Jobs.tsx').then(({ Jobs }) => Jobs)),
}

const audit: Panel = {
  path: 'audit',
  label: messages.audit,
  icon: 'list',
  Content: lazyInTime(() => import('../../features/audit/Audit.tsx').then(({ Audit }) => Audit)),
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

const rates: Panel = {
  path: 'rates',
  label: messages.rates,
  icon: 'tag',
  Content: lazyInTime(() => import('../../features/rates/Rates.tsx').then(({ Rates }) => Rates)),
}

const shipping: Panel = {
  path: 'shipping',
  label: messages.shipping,
  icon: 'box',
  Content: lazyInTime(() => import('../../features/shipping/Shipping.tsx').then(({ Shipping }) => Shipping)),
}

const disputes: Panel = {
  path: 'disputes',
  label: messages.disputes,
  icon: 'scale',
  Content: lazyInTime(() => import('../../features/disputes/Disputes.tsx').then(({ Disputes }) => Disputes)),
}

const leads: Panel = {
  path: 'leads',
  label: messages.leadsAndMessages,
  icon: 'letter',
  Content: lazyInTime(() => import('../../features/inbox/Inbox.tsx').then(({ Inbox }) => Inbox)),
}

const content: Panel = {
  path: 'content',
  label: messages.content,
  icon: 'frame',
  Content: lazyInTime(() => import('../../features/content/Content.tsx').then(({ Content }) => Content)),
}

const designWork: Panel = {
  path: 'design-work',
  label: messages.designers,
  icon: 'pencil',
  Content: lazyInTime(() =>
    import('../../features/designers/admin/AdminDesigners.tsx').then(({ AdminDesigners }) => AdminDesigners),
  ),
}

const aiDesign: Panel = {
  path: 'ai-design',
  label: messages.aiDesign,
  icon: 'spark',
  Content: lazyInTime(() =>
    import('../../features/design-ai/admin/AiAdmin.tsx').then(({ AiAdmin }) => AiAdmin),
  ),
}

const vendorScores: Panel = {
  path: 'vendor-scores',
  label: messages.vendorScores,
  icon: 'chart',
  Content: lazyInTime(() =>
    import('../../features/vendor-goods/score/VendorScores.tsx').then(({ VendorScores }) => VendorScores),
  ),
}

const departments: Panel = {
  path: 'departments',
  label: messages.departments,
  icon: 'tree',
  Content: lazyInTime(() =>
    import('../../features/departments/Departments.tsx').then(({ Departments }) => Departments),
  ),
}

export const adminGroups: readonly PanelGroup[] = [
  { name: messages.work, panels: [approvals, orders, lines, returns, disputes, leads, users] },
  {
    name: messages.marketplace,
    panels: [products, departments, vendorScores, designWork, aiDesign, content],
  },
  { name: messages.money, panels: [profit, payoutBatches, rates, shipping] },
  { name: messages.system, panels: [jobs, audit] },
  { name: messages.account, panels: [profile, security, settings] },
]
