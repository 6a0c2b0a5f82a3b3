import { z } from 'zod'
import type { PaidOut, PassedOn, Payee, Transfer } from './payees.ts'
import { read } from './provider-reading.ts'

// What we rely on in a provider's answers about who is paid: each is read before it counts.

const words = z.array(z.string()).nullish()

const account = z.object({
  object: z.literal('account'),
  id: z.string().startsWith('acct_'),
  payouts_enabled: z.boolean(),
  capabilities: z.object({ transfers: z.string().optional() }).optional(),
  requirements: z
    .object({ currently_due: words, pending_verification: words, disabled_reason: z.string().nullish() })
    .nullish(),
  external_accounts: z
    .object({
      data: z.array(
        z.object({
          object: z.string(),
          bank_name: z.string().nullish(),
          last4: z.string(),
          default_for_currency: z.boolean().nullish(),
        }),
      ),
    })
    .nullish(),
})

export const payeeIn = (answer: unknown): Payee => {
  const { id, payouts_enabled, capabilities, requirements, external_accounts } = read(account, answer)
  const banks = (external_accounts?.data ?? []).filter(({ object }) => object === 'bank_account')
  const bank = banks.find((one) => one.default_for_currency) ?? banks[0]
  return {
    id,
    isPayable: payouts_enabled && capabilities?.transfers === 'active',
    due: requirements?.currently_due ?? [],
    pending: requirements?.pending_verification ?? [],
    disabledReason: requirements?.disabled_reason ?? null,
    bank: bank ? { name: bank.bank_name ?? '', last4: bank.last4 } : null,
  }
}

export const accountLink = z.object({ object: z.literal('account_link'), url: z.url() })

const transfer = z.object({
  object: z.literal('transfer'),
  id: z.string().startsWith('tr_'),
  amount: z.int().positive(),
  amount_reversed: z.int().min(0),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const transferIn = (answer: unknown): Transfer => {
  const { id, amount, amount_reversed } = read(transfer, answer)
  return { id, amountCents: amount, reversedCents: amount_reversed }
}

/** Null: not one of ours. */
export const passedOnIn = (answer: unknown): PassedOn | null => {
  const payoutId = read(transfer, answer).metadata?.payout
  return payoutId === undefined ? null : { ...transferIn(answer), payoutId }
}

const paidOut = z.object({
  object: z.literal('payout'),
  id: z.string().startsWith('po_'),
  amount: z.int().positive(),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  failure_code: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const payoutIn = (answer: unknown): PaidOut & { payoutId: string | null } => {
  const { id, amount, status, failure_code, metadata } = read(paidOut, answer)
  const isOpen = status === 'pending' || status === 'in_transit'
  return {
    id,
    status: status === 'paid' ? 'paid' : isOpen ? 'pending' : 'failed',
    amountCents: amount,
    failureCode: failure_code ?? (status === 'canceled' ? 'canceled' : null),
    payoutId: metadata?.payout ?? null,
  }
}

export const anyList = z.object({ object: z.literal('list'), data: z.array(z.unknown()) })
