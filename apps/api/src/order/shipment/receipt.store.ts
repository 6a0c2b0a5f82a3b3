import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type ReceiptLine = {
  itemId: number
  expected: number
  received: number
  damaged: number
  lot: string
  note: string
  photoIds: string[]
}

export type Receipt = {
  id: number
  publicId: string
  subOrderId: number
  shipmentId: number | null
  receivedAt: Date
  signedBy: string
  note: string
  lines: ReceiptLine[]
}

export const receiptsOf = (db: Queries, subOrderIds: readonly number[]): Promise<Receipt[]> =>
  db.query<Receipt>(sql`
    select r.id, r.public_id as "publicId", r.sub_order_id as "subOrderId", r.shipment_id as "shipmentId",
      r.received_at as "receivedAt", r.signed_by as "signedBy", r.note, (
        select json_agg(json_build_object('itemId', l.order_item_id, 'expected', l.expected, 'received', l.received,
          'damaged', l.damaged, 'lot', l.lot, 'note', l.note, 'photoIds', coalesce((
            select json_agg(p.public_id order by p.id) from delivery_photo p
            where p.receipt_id = l.receipt_id and p.order_item_id = l.order_item_id), '[]'::json))
          order by l.order_item_id)
        from delivery_receipt_line l where l.receipt_id = r.id) as lines
    from delivery_receipt r where r.sub_order_id = any(${[...subOrderIds]}::int[]) order by r.id`)

type NewReceipt = Omit<Receipt, 'id'> & { accountId: number; signature: string }

/** Null where it was received before. */
export const createReceipt = async (tx: Queries, made: NewReceipt): Promise<number | null> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into delivery_receipt (public_id, sub_order_id, shipment_id, received_by, received_at, signed_by, signature, note)
    values (${made.publicId}, ${made.subOrderId}, ${made.shipmentId}, ${made.accountId}, ${made.receivedAt},
      ${made.signedBy}, ${made.signature}, ${made.note})
    on conflict (sub_order_id, coalesce(shipment_id, 0)) do nothing returning id`)
  if (!created) return null
  await tx.query(sql`
    insert into delivery_receipt_line (receipt_id, order_item_id, expected, received, damaged, lot, note)
    select ${created.id}::int, "itemId", expected, received, damaged, lot, note
    from jsonb_to_recordset(${JSON.stringify(made.lines)}::jsonb)
      as line ("itemId" int, expected int, received int, damaged int, lot text, note text)`)
  return created.id
}

/** Gives a line’s photos to its receipt; how many there were of this account’s that no receipt had yet. */
export const attachPhotos = async (
  tx: Queries,
  {
    receiptId,
    itemId,
    photoIds,
    subOrderId,
    accountId,
  }: {
    receiptId: number
    itemId: number
    photoIds: readonly string[]
    subOrderId: number
    accountId: number
  },
): Promise<number> => {
  const attached = await tx.query(sql`
    update delivery_photo set receipt_id = ${receiptId}::int, order_item_id = ${itemId}::int
    where public_id = any(${[...photoIds]}::text[]) and sub_order_id = ${subOrderId} and added_by = ${accountId}
      and receipt_id is null
    returning 1`)
  return attached.length
}
