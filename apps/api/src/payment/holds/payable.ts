/** What money is held for, as a whole: one lock, one attempt, one answer of its bank. */
export type Payable = { orderId: number } | { hireId: number }

/** What one hold of it is for: a delivery, or a milestone. */
export type PayablePart = { subOrderId: number } | { milestoneId: number }

/** As it stands with a hold and with a movement of the ledger: one pair is there, the other is null. */
export type PayableColumns =
  | { orderId: number; subOrderId: number; hireId: null; milestoneId: null }
  | { orderId: null; subOrderId: null; hireId: number; milestoneId: number }

/** The row's columns as Postgres gives them back; its check constraint holds that one pair is there. */
type PayableRow = {
  orderId: number | null
  subOrderId: number | null
  hireId: number | null
  milestoneId: number | null
}

export const columnsOf = ({ orderId, subOrderId, hireId, milestoneId }: PayableRow): PayableColumns => {
  if (orderId !== null && subOrderId !== null) return { orderId, subOrderId, hireId: null, milestoneId: null }
  if (hireId !== null && milestoneId !== null) return { orderId: null, subOrderId: null, hireId, milestoneId }
  throw new Error('A hold is for no delivery and for no milestone.')
}

export const payableOf = (row: PayableRow): Payable => {
  const { orderId, hireId } = columnsOf(row)
  return orderId === null ? { hireId } : { orderId }
}

/** The id of the delivery or the milestone; it means something among the holds of one payable only. */
export const partIdOf = (row: PayableRow): number => {
  const { subOrderId, milestoneId } = columnsOf(row)
  return subOrderId ?? milestoneId
}

export const columnsOfPart = (payable: Payable, part: PayablePart): PayableColumns =>
  columnsOf({ orderId: null, subOrderId: null, hireId: null, milestoneId: null, ...payable, ...part })
