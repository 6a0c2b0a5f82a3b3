import type {
  DraftOrder as ShownDraftOrder,
  DraftOrderRow,
  ReckonedDraftOrder,
} from '@showroom/contract/draft-order/draft-order'
import {
  allowedWithDraftOrder,
  type DraftOrderState,
  draftOrderStateOf,
} from '@showroom/contract/draft-order/draft-order.rules'
import type { Queries } from '../platform/db/db.ts'
import type { DraftOrder } from './draft-order.store.ts'
import { type DraftOrderLine, linesOfDraftOrder } from './draft-order-line.store.ts'
import { type AskedLine, type Paying, presentReckoning } from './reckon-lines.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentRow = (found: DraftOrder, now: Date): DraftOrderRow => ({
  id: found.publicId,
  client_name: found.clientName,
  email: found.email,
  project: found.project,
  state: draftOrderStateOf(found, now),
  line_count: found.lineCount,
  merchandise_cents: found.merchandiseCents,
  earns_cents: found.earnsCents,
  valid_until: found.validUntil,
  created_at: found.createdAt.toISOString(),
  sent_at: iso(found.sentAt),
  opened_at: iso(found.openedAt),
  order_number: found.orderNumber,
})

export const payerOf = ({ showroomId, showroomRef, accountId }: DraftOrder): Paying => ({
  showroom: { id: showroomId, ref: showroomRef },
  accountId,
})

/** What was not sent was told to nobody: its price has not changed for anyone. */
export const askedOf = ({ sentAt }: DraftOrder, lines: readonly DraftOrderLine[]): AskedLine[] =>
  lines.map(({ product, qty, coverageNote, priceCents, isTaken }) => ({
    product,
    qty,
    coverageNote,
    sentCents: sentAt === null ? null : priceCents,
    isTaken,
  }))

const isOver = (state: DraftOrderState): boolean => !['open', 'sent', 'approved'].includes(state)

type Sent = { row: DraftOrderRow; lines: readonly DraftOrderLine[] }

/** Nobody orders it any more: it stays as it was sent. */
const asSent = (reckoning: ReckonedDraftOrder, { row, lines }: Sent): ReckonedDraftOrder => {
  const { merchandise_cents, earns_cents } = row
  const sent = new Map(lines.map((line) => [line.product, line]))
  return {
    ...reckoning,
    merchandise_cents,
    earns_cents,
    lines: reckoning.lines.map((line) => {
      const { priceCents = 0, earnsCents = 0 } = sent.get(line.product_id) ?? {}
      return {
        ...line,
        unit_price_cents: priceCents,
        previous_unit_price_cents: null,
        line_total_cents: priceCents * line.qty,
        earns_cents: earnsCents * line.qty,
        problem: null,
      }
    }),
  }
}

export const presentDraftOrder = async (
  db: Queries,
  found: DraftOrder,
  now: Date,
): Promise<ShownDraftOrder> => {
  const row = presentRow(found, now)
  const lines = await linesOfDraftOrder(db, found.id)
  const reckoning = await presentReckoning(db, payerOf(found), askedOf(found, lines))
  return {
    ...row,
    ...(isOver(row.state) ? asSent(reckoning, { row, lines }) : reckoning),
    note: found.note,
    project_id: found.projectRef,
    approved_at: iso(found.approvedAt),
    declined_at: iso(found.declinedAt),
    decline_reason: found.declineReason,
    can: allowedWithDraftOrder(row.state),
  }
}
