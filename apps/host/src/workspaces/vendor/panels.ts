import { pageOf } from '../../ssr/page-of.tsx'
import {
  balance,
  newPrices,
  orders,
  payouts,
  privacy,
  products,
  profile,
  returns,
  security,
  settings,
} from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel, PanelGroup } from '../panel.ts'

const queue: Panel = {
  path: 'queue',
  label: messages.queue,
  icon: 'truck',
  Content: pageOf('src/features/queue/Queue.tsx', () =>
    import('../../features/queue/Queue.tsx').then(({ Queue }) => Queue),
  ),
}

const home: Panel = {
  path: 'home',
  label: messages.home,
  icon: 'home',
  Content: pageOf('src/features/workspace-home/VendorHome.tsx', () =>
    import('../../features/workspace-home/VendorHome.tsx').then(({ VendorHome }) => VendorHome),
  ),
}

const importGoods: Panel = {
  path: 'import',
  label: messages.importGoods,
  icon: 'upload',
  Content: pageOf('src/features/vendor-goods/import/Import.tsx', () =>
    import('../../features/vendor-goods/import/Import.tsx').then(({ Import }) => Import),
  ),
}

const inventory: Panel = {
  path: 'inventory',
  label: messages.inventory,
  icon: 'list',
  Content: pageOf('src/features/vendor-goods/inventory/Inventory.tsx', () =>
    import('../../features/vendor-goods/inventory/Inventory.tsx').then(({ Inventory }) => Inventory),
  ),
}

const plannedPrices: Panel = {
  path: 'planned-prices',
  label: messages.plannedPrices,
  icon: 'clock',
  Content: pageOf('src/features/vendor-goods/prices/PlannedPrices.tsx', () =>
    import('../../features/vendor-goods/prices/PlannedPrices.tsx').then(({ PlannedPrices }) => PlannedPrices),
  ),
}

const scoreCard: Panel = {
  path: 'score-card',
  label: messages.scoreCard,
  icon: 'chart',
  Content: pageOf('src/features/vendor-goods/score/ScoreCard.tsx', () =>
    import('../../features/vendor-goods/score/ScoreCard.tsx').then(({ ScoreCard }) => ScoreCard),
  ),
}

export const vendorGroups: readonly PanelGroup[] = [
  { name: messages.work, panels: [home, queue, orders, newPrices, returns] },
  { name: messages.goods, panels: [products, importGoods, inventory, plannedPrices] },
  { name: messages.money, panels: [balance, payouts, scoreCard] },
  { name: messages.account, panels: [profile, security, privacy, settings] },
]
