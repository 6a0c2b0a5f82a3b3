/** What the provider takes by the month. */
export type Subscription = {
  id: string
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'unpaid'
    | 'canceled'
    | 'paused'
  /** What it is of: the public id that it was asked for with. */
  ownId: string | null
  paymentMethodId: string | null
  isCanceledAtEnd: boolean
  periodEnd: Date
}

export type Invoice = {
  id: string
  number: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  amountCents: number
  paidCents: number
  periodFrom: Date
  periodTo: Date
  createdAt: Date
  paidAt: Date | null
  /** A page of the provider's, where a bank's question is answered, too. */
  pageUrl: string | null
}

export type SubscribeRequest = {
  ownId: string
  customerId: string
  paymentMethodId: string
  /** Names what is sold: made at the provider by whoever needs it first. */
  productName: string
  priceCents: number
}

export type Subscriptions = {
  subscribe(request: SubscribeRequest, key: string): Promise<Subscription>
  readSubscription(id: string): Promise<Subscription>
  /** One that was asked for before, and whose answer was lost. */
  findSubscription(asked: { customerId: string; ownId: string }): Promise<Subscription | null>
  changeSubscription(
    id: string,
    change: { isCanceledAtEnd?: boolean; paymentMethodId?: string },
    key: string,
  ): Promise<Subscription>
  /** At once; what is open of it is not asked for any more. */
  endSubscription(id: string): Promise<Subscription>
  /** Newest first. */
  invoicesOf(subscriptionId: string): Promise<Invoice[]>
  /** The payment behind an invoice. */
  paymentOf(invoiceId: string): Promise<string | null>
  payInvoice(
    invoiceId: string,
    paymentMethodId: string,
    key: string,
  ): Promise<'paid' | 'open' | { declineCode: string }>
}
