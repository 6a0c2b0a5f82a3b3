/** What the provider says of an account that we pay. */
export type Payee = {
  id: string
  isPayable: boolean
  due: string[]
  pending: string[]
  disabledReason: string | null
  bank: { name: string; last4: string } | null
}

export type Transfer = { id: string; amountCents: number; reversedCents: number }
/** A transfer that carries a payout of ours. */
export type PassedOn = Transfer & { payoutId: string }
export type PaidOut = {
  id: string
  status: 'pending' | 'paid' | 'failed'
  amountCents: number
  failureCode: string | null
}

/** `payoutId` is ours: by it both halves of a payout are found again. */
export type Paying = { payeeId: string; amountCents: number; payoutId: string }

/** Who is paid, and what is passed on to them: first to their account at the provider, then to their bank. */
export type Payees = {
  open(person: { payoutAccountId: string; email: string }): Promise<string>
  /** What the browser handed in: single-use tokens. */
  tell(payee: {
    id: string
    accountToken: string
    bankToken: string | null
    statementName: string
    email: string
  }): Promise<Payee>
  read(id: string): Promise<Payee>
  /** A page of the provider's own, good once. */
  link(id: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  transfer(paying: Paying, key: string): Promise<Transfer>
  findTransfer(paying: Paying): Promise<Transfer | null>
  readTransfer(id: string): Promise<Transfer>
  listTransfers(since: { createdSince: Date }): Promise<PassedOn[]>
  /** Takes the whole of it back. */
  reverse(transferId: string, key: string): Promise<void>
  payOut(paying: Paying, key: string): Promise<PaidOut>
  findPayout(paying: Paying): Promise<PaidOut | null>
  readPayout(payeeId: string, id: string): Promise<PaidOut>
}
