import type { ClientRow, ClientSheet } from '@showroom/contract/client/client'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { clientByPublicId, type FoundClient, latestOrdersOf } from './client.store.ts'

export const presentClient = (found: FoundClient): ClientRow => ({
  id: found.publicId,
  name: found.name,
  photo: found.photo,
  email: found.email,
  phone: found.phone,
  joined_via: found.joinedVia,
  last_seen_at: found.lastSeenAt?.toISOString() ?? null,
  projects: found.projects,
  cart_lines: found.cartLines,
  cart_cents: found.cartCents,
  orders: found.orders,
  sales_cents: found.salesCents,
  price_visibility: found.priceVisibility,
  markup_bps: found.markupBps,
  is_tax_exempt: found.isTaxExempt,
})

const shownOrders = 5

/** One client, as the Pro looks after them. */
export const presentSheet = async (
  db: Queries,
  client: { showroomId: number; publicId: string },
): Promise<ClientSheet> => {
  const found = (await clientByPublicId(db, client)) ?? refuseUnknown()
  const { showroomId } = client
  const orders = await latestOrdersOf(db, { showroomId, accountId: found.accountId, most: shownOrders })
  return {
    ...presentClient(found),
    since: found.since.toISOString(),
    language: found.language,
    tax_note: found.taxNote,
    notes: found.notes,
    markup_rule_id: found.markupRuleId,
    latest_orders: orders.map(({ id, number, placedAt, totalCents }) => ({
      id,
      number,
      placed_at: placedAt.toISOString(),
      total_cents: totalCents,
    })),
  }
}
