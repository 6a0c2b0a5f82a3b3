import type { IntentStatus } from './provider-answers.ts'

/** What the provider says of a hold. */
export type Intent = {
  id: string
  status: IntentStatus
  amountCents: number
  capturableCents: number
  receivedCents: number
  customerId: string | null
  /** Whose it is: public ids of the hold and of the operation that asked for it. */
  holdId: string | null
  operationId: string | null
  declineCode: string | null
  /** Where the bank asks its customer. */
  confirmUrl: string | null
  createdAt: Date
}
export type Confirmed = { kind: 'intent'; intent: Intent } | { kind: 'declined'; declineCode: string }

export type Refund = {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
  amountCents: number
  intentId: string
  operationId: string | null
}
export type ProviderEvent = {
  id: string
  type: string
  objectId: string
  objectKind: string
  intentId: string | null
  createdAt: Date
}

export type HoldRequest = {
  customerId: string
  paymentMethodId: string
  amountCents: number
  holdId: string
  operationId: string
  /** Of the order, the hire or the payment into a balance that it is for. */
  payableId: string
  /** Where the bank sends its customer back to; null: nobody is there to be asked. */
  returnUrl: string | null
}

export type Intents = {
  confirmHold(request: HoldRequest, key: string): Promise<Confirmed>
  readHold(intentId: string): Promise<Intent>
  /** Null: there is none of that name, or it is somebody else's who shares the account. */
  findHold(intentId: string): Promise<Intent | null>
  capture(intentId: string, amountCents: number, key: string): Promise<Intent>
  cancel(intentId: string, key: string): Promise<Intent>
  refund(asked: { intentId: string; amountCents: number; operationId: string }, key: string): Promise<Refund>
  readRefund(refundId: string): Promise<Refund>
  findRefund(refundId: string): Promise<Refund | null>
  refundsOf(intentId: string): Promise<Refund[]>
  /** Those that carry a hold of ours, oldest last. */
  listIntents(since: { createdSince: Date; customerId?: string }): Promise<Intent[]>
  listEvents(since: { createdSince: Date }): Promise<ProviderEvent[]>
}
