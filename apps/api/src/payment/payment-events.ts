import type { Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import type { Payable } from './holds/payable.ts'

/** What a bank’s answer means for what is paid for; each may be told more than once, and late. */
export type HoldSettled = Payable &
  (
    | { outcome: 'held' } // every hold of the newest attempt is there
    | { outcome: 'declined'; message: string } // the newest attempt came to nothing: its other holds are voided
    | { outcome: 'confirming' } // a bank asks its customer
    | { outcome: 'captured'; partId: number; amountCents: number } // one of its parts is charged
    | { outcome: 'replaced'; partId: number } // another hold stands in for one of its parts
    | { outcome: 'payment-needed'; partId: number; holdId: number } // not held any more, or soon not
  )

declare module '../platform/events.ts' {
  interface TransactionEvents {
    /** Before its holds are locked: whose it is locks the order, the hire or the balance, as locks are taken from the top down. */
    'hold.settling': { event: Payable; reply: void }
    /** In the transaction that saves the provider’s answer. Holds that nobody wants any more are voided. */
    'hold.settled': { event: HoldSettled; reply: 'wanted' | 'unwanted' }
    /** Something happened to a payment that is no hold, `pi_…`; who charged it asks the provider what. */
    'charge.changed': { event: { intentId: string; at: Date }; reply: void }
    /** Something happened to what is paid for by the month, or to an invoice of it: `sub_…`. */
    'subscription.changed': { event: { subscriptionId: string; at: Date }; reply: void }
    /** Something happened to an account that we pay, or to a payout: `acct_…`, `po_…`. */
    'payee.changed': { event: { objectId: string; at: Date }; reply: void }
  }
}

type Telling = { tell: Tell }

/** Call it before the holds are locked. */
export const tellSettling = async (tx: Queries, { tell }: Telling, payable: Payable): Promise<void> => {
  await tell(tx, 'hold.settling', payable)
}

/** Whether somebody still wants the holds. */
export const tellSettled = async (tx: Queries, { tell }: Telling, settled: HoldSettled): Promise<boolean> =>
  !(await tell(tx, 'hold.settled', settled)).includes('unwanted')
