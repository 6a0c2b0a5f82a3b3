import { pageOf } from '../../ssr/page-of.tsx'
import { orders, products, profile, returns, security, settings } from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel, PanelGroup } from '../panel.ts'

const home: Panel = {
  path: 'home',
  label: messages.home,
  icon: 'home',
  Content: pageOf('src/features/workspace-home/AdminHome.tsx', () =>
    import('../../features/workspace-home/AdminHome.tsx').then(({ AdminHome }) => AdminHome),
  ),
}

const approvals: Panel = {
  path: 'approvals',
  label: messages.approvals,
  icon: 'stamp',
  Content: pageOf('src/features/applications/review/Applications.tsx', () =>
    import('../../features/applications/review/Applications.tsx').then(({ Applications }) => Applications),
  ),
}

const lines: Panel = {
  path: 'lines',
  label: messages.lines,
  icon: 'truck',
  Content: pageOf('src/features/queue/Queue.tsx', () =>
    import('../../features/queue/Queue.tsx').then(({ Queue }) => Queue),
  ),
}

const users: Panel = {
  path: 'users',
  label: messages.users,
  icon: 'people',
  Content: pageOf('src/features/users/Users.tsx', () =>
    import('../../features/users/Users.tsx').then(({ Users }) => Users),
  ),
}

const jobs: Panel = {
  path: 'jobs',
  label: messages.jobs,
  icon: 'cog',
  Content: pageOf('src/features/jobs/Jobs.tsx', () =>
    import('../../features/jobs/Jobs.tsx').then(({ Jobs }) => Jobs),
  ),
}

const audit: Panel = {
  path: 'audit',
  label: messages.audit,
  icon: 'list',
  Content: pageOf('src/features/audit/Audit.tsx', () =>
    import('../../features/audit/Audit.tsx').then(({ Audit }) => Audit),
  ),
}

const profit: Panel = {
  path: 'profit',
  label: messages.profit,
  icon: 'coins',
  Content: pageOf('src/features/balance/Profit.tsx', () =>
    import('../../features/balance/Profit.tsx').then(({ Profit }) => Profit),
  ),
}

const payoutBatches: Panel = {
  path: 'payout-batches',
  label: messages.payouts,
  icon: 'card',
  Content: pageOf('src/features/payouts/admin/Batches.tsx', () =>
    import('../../features/payouts/admin/Batches.tsx').then(({ Batches }) => Batches),
  ),
}

const rates: Panel = {
  path: 'rates',
  label: messages.rates,
  icon: 'tag',
  Content: pageOf('src/features/rates/Rates.tsx', () =>
    import('../../features/rates/Rates.tsx').then(({ Rates }) => Rates),
  ),
}

const shipping: Panel = {
  path: 'shipping',
  label: messages.shipping,
  icon: 'box',
  Content: pageOf('src/features/shipping/Shipping.tsx', () =>
    import('../../features/shipping/Shipping.tsx').then(({ Shipping }) => Shipping),
  ),
}

const disputes: Panel = {
  path: 'disputes',
  label: messages.disputes,
  icon: 'scale',
  Content: pageOf('src/features/disputes/Disputes.tsx', () =>
    import('../../features/disputes/Disputes.tsx').then(({ Disputes }) => Disputes),
  ),
}

const leads: Panel = {
  path: 'leads',
  label: messages.leadsAndMessages,
  icon: 'letter',
  Content: pageOf('src/features/inbox/Inbox.tsx', () =>
    import('../../features/inbox/Inbox.tsx').then(({ Inbox }) => Inbox),
  ),
}

const content: Panel = {
  path: 'content',
  label: messages.content,
  icon: 'frame',
  Content: pageOf('src/features/content/Content.tsx', () =>
    import('../../features/content/Content.tsx').then(({ Content }) => Content),
  ),
}

const designWork: Panel = {
  path: 'design-work',
  label: messages.designers,
  icon: 'pencil',
  Content: pageOf('src/features/designers/admin/AdminDesigners.tsx', () =>
    import('../../features/designers/admin/AdminDesigners.tsx').then(({ AdminDesigners }) => AdminDesigners),
  ),
}

const aiDesign: Panel = {
  path: 'ai-design',
  label: messages.aiDesign,
  icon: 'spark',
  Content: pageOf('src/features/design-ai/admin/AiAdmin.tsx', () =>
    import('../../features/design-ai/admin/AiAdmin.tsx').then(({ AiAdmin }) => AiAdmin),
  ),
}

const vendorScores: Panel = {
  path: 'vendor-scores',
  label: messages.vendorScores,
  icon: 'chart',
  Content: pageOf('src/features/vendor-goods/score/VendorScores.tsx', () =>
    import('../../features/vendor-goods/score/VendorScores.tsx').then(({ VendorScores }) => VendorScores),
  ),
}

const departments: Panel = {
  path: 'departments',
  label: messages.departments,
  icon: 'tree',
  Content: pageOf('src/features/departments/Departments.tsx', () =>
    import('../../features/departments/Departments.tsx').then(({ Departments }) => Departments),
  ),
}

export const adminGroups: readonly PanelGroup[] = [
  { name: messages.work, panels: [home, approvals, orders, lines, returns, disputes, leads, users] },
  {
    name: messages.marketplace,
    panels: [products, departments, vendorScores, designWork, aiDesign, content],
  },
  { name: messages.money, panels: [profit, payoutBatches, rates, shipping] },
  { name: messages.system, panels: [jobs, audit] },
  { name: messages.account, panels: [profile, security, settings] },
]
