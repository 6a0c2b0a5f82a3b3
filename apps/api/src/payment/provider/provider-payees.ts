import type Stripe from 'stripe'
import { keyFor } from './key-for.ts'
import { accountLink, anyList, passedOnIn, payeeIn, payoutIn, transferIn } from './payee-answers.ts'
import type { Payees, Paying } from './payees.ts'
import { all, secondsOf } from './provider-lists.ts'
import type { Retry } from './provider-retry.ts'
import { read, UnexpectedProviderAnswer } from './provider-reading.ts'

type Deps = { retry: Retry; optionsOf: (key: string) => Stripe.RequestOptions }

const sameAmount = <Answer extends { amountCents: number }>(answer: Answer, asked: Paying): Answer => {
  if (answer.amountCents !== asked.amountCents) throw new UnexpectedProviderAnswer(['amount'])
  return answer
}

/** Accounts, transfers and payouts at the provider. Every answer is read before it counts. */
export const payeesOf = (stripe: Stripe, { retry, optionsOf }: Deps): Payees => ({
  ...accountsOf(stripe, retry),
  ...transfersOf(stripe, { retry, optionsOf }),
  payOut: async (paying, key) => {
    const asked = { amount: paying.amountCents, currency: 'usd', metadata: { payout: paying.payoutId } }
    const options = { ...optionsOf(key), stripeAccount: paying.payeeId }
    return sameAmount(payoutIn(await retry(() => stripe.payouts.create(asked, options))), paying)
  },
  findPayout: async (paying) => {
    const options = { stripeAccount: paying.payeeId }
    const { data } = read(anyList, await retry(() => stripe.payouts.list({ limit: 100 }, options)))
    const found = data.map(payoutIn).find(({ payoutId }) => payoutId === paying.payoutId)
    return found ? sameAmount(found, paying) : null
  },
  readPayout: async (payeeId, id) =>
    payoutIn(await retry(() => stripe.payouts.retrieve(id, {}, { stripeAccount: payeeId }))),
})

const accountsOf = (stripe: Stripe, retry: Retry): Pick<Payees, 'open' | 'tell' | 'read' | 'link'> => ({
  open: async ({ payoutAccountId, email }) => {
    const asked = {
      type: 'custom' as const,
      country: 'US',
      email,
      capabilities: { transfers: { requested: true } },
      // We say when money leaves: the provider never pays out by itself.
      settings: { payouts: { schedule: { interval: 'manual' as const } } },
      metadata: { payout_account: payoutAccountId },
    }
    // Asked again after a crash, it is the same account.
    const options = { idempotencyKey: keyFor('payee', payoutAccountId, asked) }
    return payeeIn(await retry(() => stripe.accounts.create(asked, options))).id
  },
  tell: async ({ id, accountToken, bankToken, statementName, email }) => {
    const asked = {
      email,
      account_token: accountToken,
      ...(bankToken === null ? {} : { external_account: bankToken }),
      settings: { payouts: { statement_descriptor: statementName } },
    }
    // Tokens are good once, so they name the request.
    const options = { idempotencyKey: `tell ${accountToken} ${bankToken ?? ''}`.slice(0, 255) }
    return payeeIn(await retry(() => stripe.accounts.update(id, asked, options)))
  },
  read: async (id) => payeeIn(await retry(() => stripe.accounts.retrieve(id))),
  link: async (id, { returnUrl, refreshUrl }) => {
    const asked = {
      account: id,
      type: 'account_onboarding' as const,
      return_url: returnUrl,
      refresh_url: refreshUrl,
    }
    return read(accountLink, await retry(() => stripe.accountLinks.create(asked))).url
  },
})

const transfersOf = (
  stripe: Stripe,
  { retry, optionsOf }: Deps,
): Pick<Payees, 'transfer' | 'findTransfer' | 'readTransfer' | 'listTransfers' | 'reverse'> => ({
  transfer: async (paying, key) => {
    const asked = {
      amount: paying.amountCents,
      currency: 'usd',
      destination: paying.payeeId,
      transfer_group: paying.payoutId,
      metadata: { payout: paying.payoutId },
    }
    return sameAmount(transferIn(await retry(() => stripe.transfers.create(asked, optionsOf(key)))), paying)
  },
  findTransfer: async (paying) => {
    const asked = { destination: paying.payeeId, transfer_group: paying.payoutId, limit: 1 }
    const { data } = read(anyList, await retry(() => stripe.transfers.list(asked)))
    return data.length === 0 ? null : sameAmount(transferIn(data[0]), paying)
  },
  readTransfer: async (id) => transferIn(await retry(() => stripe.transfers.retrieve(id))),
  listTransfers: ({ createdSince }) =>
    all(retry, {
      ask: (paging) => stripe.transfers.list({ ...paging, created: { gte: secondsOf(createdSince) } }),
      read: passedOnIn,
    }),
  reverse: async (transferId, key) => {
    await retry(() => stripe.transfers.createReversal(transferId, {}, optionsOf(key)))
  },
})
