import type { Queries } from '../db/sandbox-db.ts'
import { StripeError } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { type Account, accountById } from './account.store.ts'
import { bankAnswer } from './bank-account.ts'

/** What is asked on the provider's page before money flows. */
const wanted = ['business_profile.url', 'external_account', 'individual.id_number', 'tos_acceptance.date']

type Standing = { due: string[]; pending: string[]; disabledReason: string | null }

const fine: Standing = { due: [], pending: [], disabledReason: null }

/** What a program has told of an account, and what is still to be told. */
const standingOfCustom = ({ identity, bank, acceptedAt, verifiesAt }: Account): Standing => {
  const due = [
    ...(identity === null ? ['business_type'] : identity.missing),
    ...(bank === null ? ['external_account'] : []),
    ...(acceptedAt === null ? ['tos_acceptance.date'] : []),
  ]
  if (identity?.outcome === 'listed') return { due, pending: [], disabledReason: 'listed' }
  if (identity?.outcome === 'mismatch')
    due.push(identity.businessType === 'individual' ? 'individual.ssn_last_4' : 'company.tax_id')
  if (due.length > 0) return { due, pending: [], disabledReason: 'requirements.past_due' }
  if (verifiesAt === null) return fine
  const pending = [identity?.businessType === 'individual' ? 'individual.dob.day' : 'company.tax_id']
  return { due, pending, disabledReason: 'requirements.pending_verification' }
}

const standingOf = (one: Account): Standing => {
  if (one.isOnboarded) return fine
  if (one.kind === 'custom') return standingOfCustom(one)
  return { due: wanted, pending: [], disabledReason: 'requirements.past_due' }
}

const isFine = (one: Account): boolean => standingOf(one).disabledReason === null

const capabilitiesOf = (one: Account) =>
  Object.fromEntries(
    Object.entries(one.capabilities)
      .filter(([, isRequested]) => isRequested)
      .map(([name]) => [name, isFine(one) ? 'active' : 'inactive']),
  )

export const canReceive = (one: Account): boolean => isFine(one) && one.capabilities.transfers === true

const requirementsOf = ({ due, pending, disabledReason }: Standing) => ({
  current_deadline: null,
  currently_due: due,
  disabled_reason: disabledReason,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: pending,
})

export const accountAnswer = (one: Account) => {
  const standing = standingOf(one)
  return {
    id: one.id,
    object: 'account',
    business_profile: { mcc: null, name: null, url: null },
    business_type: one.businessType,
    capabilities: capabilitiesOf(one),
    charges_enabled: isFine(one) && one.capabilities.card_payments === true,
    controller: {
      type: 'application',
      stripe_dashboard: { type: one.kind === 'custom' ? 'none' : 'express' },
    },
    country: one.country,
    created: unixTime(one.createdAt),
    default_currency: 'usd',
    details_submitted: standing.due.length === 0,
    email: one.email,
    external_accounts: {
      object: 'list',
      data: one.bank ? [bankAnswer(one.bank, one.id)] : [],
      has_more: false,
      total_count: one.bank ? 1 : 0,
      url: `/v1/accounts/${one.id}/external_accounts`,
    },
    metadata: one.metadata,
    payouts_enabled: standing.disabledReason === null,
    requirements: requirementsOf(standing),
    settings: {
      payouts: {
        schedule: { delay_days: 2, interval: 'manual' },
        statement_descriptor: one.statementDescriptor,
      },
    },
    type: one.kind,
  }
}

/** Who is not ours is not told from who is not there. */
export const requireAccount = async (tx: Queries, id: string): Promise<Account> => {
  const found = await accountById(tx, id)
  if (found) return found
  throw new StripeError(
    { status: 403, type: 'invalid_request_error' },
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  )
}
