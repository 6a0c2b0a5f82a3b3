/** What money is held for, as a whole: one lock, one attempt, one answer of its bank. */
export type Payable = { orderId: number } | { hireId: number } | { balancePaymentId: number }

/** What one hold of it is for: a delivery, a milestone, or the whole of what is paid into a balance. */
export type PayablePart = { subOrderId: number } | { milestoneId: number } | { balancePaymentId: number }

/** As it stands with a hold and with a movement of the ledger: what it is for is there, the others are null. */
export type PayableColumns =
  | (Ids<'orderId' | 'subOrderId'> & None<'hireId' | 'milestoneId' | 'balancePaymentId'>)
  | (Ids<'hireId' | 'milestoneId'> & None<'orderId' | 'subOrderId' | 'balancePaymentId'>)
  | (Ids<'balancePaymentId'> & None<'orderId' | 'subOrderId' | 'hireId' | 'milestoneId'>)

type Ids<Name extends string> = Record<Name, number>
type None<Name extends string> = Record<Name, null>

/** The row's columns as Postgres gives them back; its check constraint holds that one kind is there. */
type PayableRow = {
  orderId: number | null
  subOrderId: number | null
  hireId: number | null
  milestoneId: number | null
  balancePaymentId: number | null
}

const none = { orderId: null, subOrderId: null, hireId: null, milestoneId: null, balancePaymentId: null }

export const columnsOf = (row: PayableRow): PayableColumns => {
  const { orderId, subOrderId, hireId, milestoneId, balancePaymentId } = row
  if (orderId !== null && subOrderId !== null) return { ...none, orderId, subOrderId }
  if (hireId !== null && milestoneId !== null) return { ...none, hireId, milestoneId }
  if (balancePaymentId !== null) return { ...none, balancePaymentId }
  throw new Error('A hold is for no delivery, no milestone and no balance.')
}

export const payableOf = (row: PayableRow): Payable => {
  const { orderId, hireId, balancePaymentId } = columnsOf(row)
  if (orderId !== null) return { orderId }
  return hireId === null ? { balancePaymentId } : { hireId }
}

/** The id of what one hold is for; it means something among the holds of one payable only. */
export const partIdOf = (row: PayableRow): number => {
  const columns = columnsOf(row)
  if (columns.subOrderId !== null) return columns.subOrderId
  return columns.milestoneId === null ? columns.balancePaymentId : columns.milestoneId
}

export const columnsOfPart = (payable: Payable, part: PayablePart): PayableColumns =>
  columnsOf({ ...none, ...payable, ...part })
