import { z } from 'zod'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { cents, changedMetadata, metadata, optionalText, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import { accountAnswer, requireAccount } from './account.ts'
import type { Account } from './account.store.ts'
import { balanceOf } from './balance.store.ts'
import { isQuick, spoils } from './bank-account.ts'
import { payOut, payoutAnswer, tellPayout } from './payout.ts'
import { type Payout, payoutsWhere, savePayout } from './payout.store.ts'

const standardMs = 2 * 86_400_000

const creating = z.strictObject({
  amount: cents,
  currency: z.literal('usd', 'this sandbox holds dollars only'),
  method: z.enum(['standard', 'instant']).default('standard'),
  description: optionalText,
  statement_descriptor: text.optional(),
  metadata,
})

/** Whose money is spoken of: a connected account's, or our own. */
const ownerOf = async (tx: Queries, account: string | null) =>
  account === null ? null : requireAccount(tx, account)

const payableOwnerOf = async (tx: Queries, account: string | null) => {
  const owner = await ownerOf(tx, account)
  if (owner?.kind === 'custom' && !accountAnswer(owner).payouts_enabled)
    refuseRequest('Your account cannot currently make payouts.', { code: 'payouts_not_allowed' })
  return owner
}

const isAtOnce = (method: 'standard' | 'instant', owner: Account | null) =>
  method === 'instant' || (owner?.bank ? isQuick(owner.bank.outcome) : false)

const requirePayout = async (tx: Queries, account: string | null, id: string): Promise<Payout> =>
  (await payoutsWhere(tx, sql`id = ${id} and account_id is not distinct from ${account}`))[0] ??
  refuseMissing('payout', id)

export const payoutRoutes = (route: StripeRoute) => {
  route('GET /v1/balance', z.strictObject({}), async ({ tx, account }) => {
    const amount = await balanceOf(tx, (await ownerOf(tx, account))?.id ?? null)
    return {
      object: 'balance',
      available: [{ amount, currency: 'usd', source_types: { card: amount } }],
      livemode: false,
      pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
    }
  })

  route('POST /v1/payouts', creating, async ({ tx, account, form, now, misbehave }) => {
    const owner = await payableOwnerOf(tx, account)
    const accountId = owner?.id ?? null
    if (form.amount < 1 || form.amount > (await balanceOf(tx, accountId)))
      refuseRequest('You have insufficient funds in your Stripe account for this transfer.', {
        code: 'balance_insufficient',
        param: 'amount',
      })
    const made: Payout = {
      id: newId('po'),
      accountId,
      amount: form.amount,
      currency: form.currency,
      method: form.method,
      status: 'pending',
      description: form.description ?? null,
      metadata: changedMetadata({}, form.metadata),
      outcome: owner?.bank?.outcome ?? 'paid',
      failureCode: null,
      destination: owner?.bank?.id ?? null,
      arrivesAt: isAtOnce(form.method, owner) ? now : new Date(now.getTime() + standardMs),
      createdAt: now,
    }
    await savePayout(tx, made)
    await tellPayout({ tx, now }, 'payout.created', made)
    misbehave(spoils(owner?.bank ?? null))
    return payoutAnswer(made)
  })

  savedPayoutRoutes(route)
}

const savedPayoutRoutes = (route: StripeRoute) => {
  route('GET /v1/payouts/:id', z.strictObject({}), async ({ tx, account, id, now }) => {
    await payOut({ tx, now })
    return payoutAnswer(await requirePayout(tx, account, id))
  })

  route(
    'GET /v1/payouts',
    z.strictObject({ status: text.optional(), ...page }),
    async ({ tx, account, form, now }) => {
      await payOut({ tx, now })
      const owner = (await ownerOf(tx, account))?.id ?? null
      const ofStatus = form.status ? sql`status = ${form.status}` : sql`true`
      const all = await payoutsWhere(tx, sql`account_id is not distinct from ${owner} and ${ofStatus}`)
      return listAnswer(all.map(payoutAnswer), '/v1/payouts', form)
    },
  )

  route('POST /v1/payouts/:id/cancel', z.strictObject({}), async ({ tx, account, id, now }) => {
    await payOut({ tx, now })
    const before = await requirePayout(tx, account, id)
    if (before.status !== 'pending') refuseRequest('Payouts can only be canceled while they are pending.')
    const after: Payout = { ...before, status: 'canceled' }
    await savePayout(tx, after)
    await tellPayout({ tx, now }, 'payout.canceled', after)
    return payoutAnswer(after)
  })
}
