import type { DisputeState } from '@showroom/contract/dispute/dispute.rules'

/** What the provider says of a dispute. */
export type ProviderDispute = {
  id: string
  intentId: string | null
  amountCents: number
  reason: string
  state: DisputeState
  answerBy: Date | null
  openedAt: Date
  /** What left our money there, and what came back; below zero it left. The fee left besides. */
  moved: { id: string; amountCents: number; feeCents: number; at: Date }[]
}

export type Evidence = {
  fileId: string
  text: string
  customerName: string
  customerEmail: string
  productDescription: string
  shippingAddress: string
  carrier: string
  trackingNumber: string
}

export type Disputes = {
  /** Null: there is none of that name, or it is of a kind that is no dispute of a payment of ours. */
  findDispute(id: string): Promise<ProviderDispute | null>
  listDisputes(since: { createdSince: Date }): Promise<ProviderDispute[]>
  sendEvidenceFile(file: { bytes: Buffer; name: string }, key: string): Promise<string>
  /** Said once: the bank takes no second answer. */
  answerWithEvidence(id: string, evidence: Evidence): Promise<ProviderDispute>
  /** The bank is right: what it took stays with it. */
  acceptDispute(id: string): Promise<ProviderDispute>
}
