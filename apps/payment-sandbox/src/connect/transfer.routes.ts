import { z } from 'zod'
import { requireCharge } from '../charge/charge.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import { cents, changedMetadata, metadata, optionalText, text } from '../http/form-fields.ts'
import { createdBetween, listAnswer, page, range } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import { canReceive, requireAccount } from './account.ts'
import { spoils } from './bank-account.ts'
import { balanceOf } from './balance.store.ts'
import { reversalAnswer, transferAnswer } from './transfer.ts'
import {
  addReversal,
  passedOn,
  reversalsOf,
  saveTransfer,
  type Transfer,
  transfersWhere,
} from './transfer.store.ts'

const creating = z.strictObject({
  amount: cents,
  currency: z.literal('usd', 'this sandbox holds dollars only'),
  destination: text,
  source_transaction: text.optional(),
  transfer_group: text.optional(),
  description: optionalText,
  metadata,
})

/** No more than the charge brought in, where one is named; else no more than is there. */
const requireFunds = async (tx: Queries, { amount, source_transaction }: z.output<typeof creating>) => {
  if (source_transaction === undefined) {
    if (amount > (await balanceOf(tx, null)))
      refuseRequest(
        'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://docs.stripe.com/testing#available-balance',
        { code: 'balance_insufficient' },
      )
    return null
  }
  const charge = await requireCharge(tx, source_transaction, 'source_transaction')
  if (!charge.isCaptured)
    refuseRequest(`Cannot use an uncaptured charge as a source_transaction: ${charge.id}`, {
      param: 'source_transaction',
    })
  if (amount > charge.amountCaptured - (await passedOn(tx, charge.id)))
    refuseRequest(
      `Cannot create transfer with amount ${amount}: the sum of transfers with this source_transaction would exceed the charge's amount of ${charge.amountCaptured}.`,
      { param: 'source_transaction' },
    )
  return charge
}

const requireTransfer = async (tx: Queries, id: string): Promise<Transfer> =>
  (await transfersWhere(tx, sql`id = ${id}`))[0] ?? refuseMissing('transfer', id)

const answerOf = async (tx: Queries, one: Transfer) => transferAnswer(one, await reversalsOf(tx, one.id))

export const transferRoutes = (route: StripeRoute) => {
  route('POST /v1/transfers', creating, async ({ tx, form, now, misbehave }) => {
    const account = await requireAccount(tx, form.destination)
    if (!canReceive(account))
      refuseRequest(
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
        { code: 'insufficient_capabilities_for_transfer' },
      )
    const charge = await requireFunds(tx, form)
    const made: Transfer = {
      id: newId('tr'),
      accountId: account.id,
      amount: form.amount,
      amountReversed: 0,
      currency: form.currency,
      description: form.description ?? null,
      chargeId: charge?.id ?? null,
      transferGroup: form.transfer_group ?? (charge ? `group_${charge.intentId}` : null),
      metadata: changedMetadata({}, form.metadata),
      createdAt: now,
    }
    await saveTransfer(tx, made)
    const object = transferAnswer(made, [])
    await recordEvent(tx, { type: 'transfer.created', object, now, behavior: null })
    misbehave(spoils(account.bank))
    return object
  })

  savedTransferRoutes(route)
  reversalRoutes(route)
}

const savedTransferRoutes = (route: StripeRoute) => {
  route('GET /v1/transfers/:id', z.strictObject({}), async ({ tx, id }) =>
    answerOf(tx, await requireTransfer(tx, id)),
  )

  route(
    'GET /v1/transfers',
    z.strictObject({
      destination: text.optional(),
      transfer_group: text.optional(),
      created: range,
      ...page,
    }),
    async ({ tx, form }) => {
      const ofAccount = form.destination ? sql`account_id = ${form.destination}` : sql`true`
      const ofGroup = form.transfer_group ? sql`transfer_group = ${form.transfer_group}` : sql`true`
      const all = await transfersWhere(
        tx,
        sql`${ofAccount} and ${ofGroup} and ${createdBetween(form.created)}`,
      )
      const list = listAnswer(all, '/v1/transfers', form)
      return { ...list, data: await Promise.all(list.data.map((one) => answerOf(tx, one))) }
    },
  )
}

const reversalRoutes = (route: StripeRoute) => {
  route(
    'POST /v1/transfers/:id/reversals',
    z.strictObject({ amount: cents.optional(), description: optionalText, metadata }),
    async ({ tx, id, form, now }) => {
      const before = await requireTransfer(tx, id)
      const left = before.amount - before.amountReversed
      const amount = form.amount ?? left
      if (amount > left || amount < 1)
        refuseRequest(
          left === 0
            ? `Transfer ${id} is already fully reversed.`
            : `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
          { param: 'amount' },
        )
      if (amount > (await balanceOf(tx, before.accountId)))
        refuseRequest(`Insufficient funds in the account ${before.accountId} to reverse this transfer.`, {
          code: 'balance_insufficient',
        })
      const made = {
        id: newId('trr'),
        transferId: id,
        amount,
        metadata: changedMetadata({}, form.metadata),
        createdAt: now,
      }
      await addReversal(tx, made)
      const after = { ...before, amountReversed: before.amountReversed + amount }
      await saveTransfer(tx, after)
      const object = await answerOf(tx, after)
      await recordEvent(tx, { type: 'transfer.reversed', object, now, behavior: null })
      return reversalAnswer(made, before.currency)
    },
  )

  route('GET /v1/transfers/:id/reversals', z.strictObject(page), async ({ tx, id, form }) => {
    const { currency } = await requireTransfer(tx, id)
    const all = (await reversalsOf(tx, id)).map((one) => reversalAnswer(one, currency))
    return listAnswer(all, `/v1/transfers/${id}/reversals`, form)
  })
}
