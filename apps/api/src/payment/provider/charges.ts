import type { IntentStatus } from './provider-answers.ts'
import type { Refund } from './intents.ts'

/** Money that is taken at once, without a hold before it. */
export type Charge = {
  id: string
  status: IntentStatus
  amountCents: number
  receivedCents: number
  /** What it was for: public id of the purchase. */
  purchaseId: string | null
  declineCode: string | null
  /** Where the bank asks its customer. */
  confirmUrl: string | null
  createdAt: Date
}

export type ChargeRequest = {
  purchaseId: string
  paymentMethodId: string
  amountCents: number
  description: string
  /** Where the bank sends its customer back to. */
  returnUrl: string
}

export type Charged = { kind: 'charge'; charge: Charge } | { kind: 'declined'; declineCode: string }

export type Charges = {
  charge(request: ChargeRequest, key: string): Promise<Charged>
  readCharge(intentId: string): Promise<Charge>
  /** Nothing can be taken by it any more. */
  cancelCharge(intentId: string, key: string): Promise<Charge>
  refundCharge(
    asked: { intentId: string; amountCents: number; purchaseId: string },
    key: string,
  ): Promise<Refund>
  refundsOfCharge(intentId: string): Promise<Refund[]>
  /** Those that carry a purchase of ours. */
  listCharges(since: { createdSince: Date }): Promise<Charge[]>
}
