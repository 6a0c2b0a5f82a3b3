import type { OrderPriceChanges, SoldPriceChange } from '@showroom/contract/order/price-change'
import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { accountById } from '../../account/account.store.ts'
import { sumsOf } from '../../ledger/ledger.store.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import type { Caller } from '../../platform/http/who.ts'
import { missingCents } from '../../payment/payment-need.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { mostExported } from '../../shared/csv.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableReply } from '../../shared/table.ts'
import { missingPaymentsOfOrder } from '../fulfilment/missing-payments.ts'
import { vendorOf } from '../fulfilment/vendor-member.store.ts'
import type { WholeOrder } from '../reading/order-facts.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { priceChangeCsv } from './price-change-file.ts'
import { presentForClient, presentSold } from './present-price-change.ts'
import {
  type ChangeViewer,
  countPriceChanges,
  priceChangesOfOrder,
  priceChangesSeenBy,
} from './price-change.store.ts'

type Deps = Pick<PaymentDeps, 'db' | 'now'>

/** Of an order of the caller's own: another's is as missing as one that never was. */
export const readPriceChanges = async (
  deps: Deps,
  { publicId, accountId }: { publicId: string; accountId: number },
): Promise<OrderPriceChanges> =>
  shownPriceChanges(deps, (await ownOrder(deps.db, publicId, accountId)) ?? refuseUnknown())

export const shownPriceChanges = async ({ db, now }: Deps, whole: WholeOrder): Promise<OrderPriceChanges> => {
  const { order, items } = whole
  const changes = await priceChangesOfOrder(db, order.id)
  const missing = await missingPaymentsOfOrder(db, order.id, items)
  const sums = await sumsOf(db, [order.id])
  return {
    order_id: order.publicId,
    order_number: order.number,
    company_name: order.companyName,
    project_id: order.projectId,
    total_cents: liveTotalOf(whole),
    held_cents: sums.reduce((sum, { heldCents }) => sum + heldCents, 0),
    payment_needed_cents: missing.reduce((sum, one) => sum + missingCents(one), 0),
    changes: changes.flatMap((change) => {
      const item = items.find(({ id }) => id === change.itemId)
      return item ? [presentForClient(change, item, now())] : []
    }),
  }
}

/** What is left of an order: its lines that were not cancelled, and the shipping of their deliveries. */
const liveTotalOf = ({ deliveries, items }: WholeOrder): number => {
  const live = items.filter(({ status }) => !hasComeToNothing(status))
  const shipped = deliveries.filter(({ id }) => live.some(({ subOrderId }) => subOrderId === id))
  return (
    live.reduce((sum, { totalCents }) => sum + totalCents, 0) +
    shipped.reduce((sum, { shippingCents, shippingTaxCents }) => sum + shippingCents + shippingTaxCents, 0)
  )
}

type Query = ParsedRequestFor<'GET /api/price_change'>['query']

/** A vendor’s own, or those in a Pro’s showroom, the newest first. */
export const listPriceChanges = async (deps: Deps, query: Query, caller: Caller) => {
  const { count, read } = await soughtFor(deps, query, caller)
  return tableReply({ path: '/api/price_change', query, total: await count(), read })
}

/** All that the filters show, as a table that a spreadsheet opens. */
export const priceChangesFile = async (deps: Deps, query: Query, caller: Caller) => {
  const { role, read } = await soughtFor(deps, query, caller)
  const rows = await read({ skip: 0, most: mostExported })
  return {
    file_name: `showroom-new-prices-${dayAndHour(deps.now()).day}.csv`,
    media_type: 'text/csv',
    text: priceChangeCsv(rows, role),
  }
}

const soughtFor = async ({ db, now }: Deps, query: Query, caller: Caller) => {
  const { s: text, state, open, sort = '-proposed' } = query
  const role = caller.type === 'Vendor' ? ('Vendor' as const) : ('Contractor' as const)
  const viewer = await viewerOf(db, role, caller)
  const search = { text, state, onlyOpen: open === '1' }
  return {
    role,
    // Whoever speaks for no vendor yet has an empty list.
    count: async () => (viewer ? countPriceChanges(db, { ...search, viewer }) : 0),
    read: async (span: Span): Promise<SoldPriceChange[]> => {
      if (!viewer) return []
      const changes = await priceChangesSeenBy(db, { ...search, sort, viewer }, span)
      return changes.map((change) => presentSold(change, role, now()))
    },
  }
}

export const countOpenPriceChanges = async (db: Deps['db'], caller: Caller): Promise<number> => {
  const viewer = await viewerOf(db, caller.type === 'Vendor' ? 'Vendor' : 'Contractor', caller)
  return viewer ? countPriceChanges(db, { onlyOpen: true, viewer }) : 0
}

const viewerOf = async (
  db: Deps['db'],
  role: 'Vendor' | 'Contractor',
  { accountId }: Caller,
): Promise<ChangeViewer | null> => {
  if (role === 'Contractor') {
    const account = (await accountById(db, accountId)) ?? refuseUnknown()
    return { showroomRef: account.publicId }
  }
  const vendorId = await vendorOf(db, accountId)
  return vendorId === null ? null : { vendorId }
}
