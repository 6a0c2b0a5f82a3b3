import type { Call, RequestFor } from '@showroom/contract/endpoints'
import { type AccountType, accountTypes } from '@showroom/contract/shared/account-types'
import { readPath } from '../../data/read-path.ts'
import { groupsOf } from '../../workspaces/panels.ts'

type ReadCall = Extract<Call, `GET ${string}`>
type Query = Record<string, string | number>
type QueryOf<C extends ReadCall> = RequestFor<C> extends { query?: infer Asked } ? Asked & Query : never

const read = <C extends ReadCall>(call: C, query?: QueryOf<C>): string => readPath(call, { query })

const list = <Sort extends string>(sort: Sort) => ({ s: '', page: 1, sort })
const everyDay = { from: '', to: '' }

/** What a panel asks first where its address says nothing more, by its file. */
const reads: Record<string, (role: AccountType) => string[]> = {
  'src/features/workspace-home/ProHome.tsx': () => [
    read('GET /api/workspace/pro_home'),
    read('GET /api/balance'),
  ],
  'src/features/workspace-home/VendorHome.tsx': () => [
    read('GET /api/workspace/vendor_home'),
    read('GET /api/balance'),
  ],
  'src/features/sales/Sales.tsx': () => [read('GET /api/sold_order', { ...list('-placed'), ...everyDay })],
  'src/features/queue/Queue.tsx': () => [read('GET /api/order_queue', { ...list('placed'), tab: 'new' })],
  'src/features/prices/PriceList.tsx': () => [
    read('GET /api/price_change', { ...list('-proposed'), open: '1' }),
  ],
  'src/features/orders/returns/ReturnList.tsx': () => [
    read('GET /api/return', { ...list('-asked'), open: '1' }),
  ],
  'src/features/draft-orders/DraftOrders.tsx': () => [read('GET /api/draft_order', list('-made'))],
  'src/features/clients/Clients.tsx': () => [read('GET /api/clients', list('-seen'))],
  'src/features/pro-pricing/Markup.tsx': () => [
    read('GET /api/markup', { page: 1 }),
    read('GET /api/markup/choices'),
    read('GET /api/markup/plans', { view: 'coming', page: 1 }),
    read('GET /api/markup/products', list('name')),
  ],
  'src/features/pro-pricing/Coupons.tsx': () => [
    read('GET /api/coupon', list('-starts')),
    read('GET /api/markup/choices'),
  ],
  'src/features/invites/Invites.tsx': () => [
    read('GET /api/invite', { ...list('-sent'), audience: 'client' }),
  ],
  'src/features/team/Team.tsx': () => [read('GET /api/team')],
  'src/features/vendor-goods/products/Products.tsx': (role) => [
    read('GET /api/vendor_products', {
      ...list('-updated'),
      ...(role === 'Admin' ? { status: 'in_review' } : {}),
    }),
  ],
  'src/features/vendor-goods/inventory/Inventory.tsx': () => [
    read('GET /api/vendor_stock', list('sku')),
    read('GET /api/vendor_warehouses'),
  ],
  'src/features/balance/Balance.tsx': () => [read('GET /api/balance')],
  'src/features/applications/review/Applications.tsx': () => [
    read('GET /api/admin/applications', { ...list('waiting'), type: 'Contractor' }),
  ],
  'src/features/users/Users.tsx': () => [read('GET /api/admin/users', list('-created'))],
  'src/features/disputes/Disputes.tsx': () => [read('GET /api/admin/disputes', list('answer_by'))],
  'src/features/inbox/Inbox.tsx': () => [read('GET /api/admin/inbox', { ...list('-received'), ...everyDay })],
  'src/features/vendor-goods/score/VendorScores.tsx': () => [read('GET /api/vendor_scores', list('vendor'))],
  'src/features/payouts/admin/Batches.tsx': () => [read('GET /api/admin/payout_batch', { page: 1 })],
  'src/features/jobs/Jobs.tsx': () => [read('GET /api/admin/jobs', { ...list('-created'), state: 'failed' })],
  'src/features/audit/Audit.tsx': () => [read('GET /api/admin/audit', { ...list('-at'), ...everyDay })],
}

/** By the role of whoever comes, what the page of a workspace at a panel's address asks before anything is pressed. */
export const firstReadsAt = (panel: string): Partial<Record<AccountType, string[]>> =>
  Object.fromEntries(accountTypes.flatMap((type) => readsOf(type, panel)))

const readsOf = (type: AccountType, panel: string): [AccountType, string[]][] => {
  const found = groupsOf({ type }).flatMap(({ panels }) => panels.filter(({ path }) => path === panel))
  return found.map(({ Content }) => [type, reads[Content.file]?.(type) ?? []])
}
