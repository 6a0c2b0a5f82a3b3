import type { Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'

/** What a bank’s answer means for an order; each may be told more than once, and late. */
export type HoldSettled = { orderId: number } & (
  | { outcome: 'held' } // every hold of the newest attempt is there
  | { outcome: 'declined'; message: string } // the newest attempt came to nothing: its other holds are voided
  | { outcome: 'confirming' } // a bank asks its customer
  | { outcome: 'payment-needed'; subOrderId: number; holdId: number } // not held any more, or soon not
)

declare module '../platform/events.ts' {
  interface TransactionEvents {
    /** Before the holds of an order are locked: who listens locks the order, as locks are taken from the top down. */
    'hold.settling': { event: { orderId: number }; reply: void }
    /** In the transaction that saves the provider’s answer. Holds that nobody wants any more are voided. */
    'hold.settled': { event: HoldSettled; reply: 'wanted' | 'unwanted' }
  }
}

type Telling = { tell: Tell }

/** Call it before an order’s holds are locked. */
export const tellSettling = async (tx: Queries, { tell }: Telling, orderId: number): Promise<void> => {
  await tell(tx, 'hold.settling', { orderId })
}

/** Whether somebody still wants the holds. */
export const tellSettled = async (tx: Queries, { tell }: Telling, settled: HoldSettled): Promise<boolean> =>
  !(await tell(tx, 'hold.settled', settled)).includes('unwanted')
