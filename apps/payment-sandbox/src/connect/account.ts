import type { Queries } from '../db/sandbox-db.ts'
import { StripeError } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { type Account, accountById } from './account.store.ts'

/** What is asked on the provider's page before money flows. */
const wanted = ['business_profile.url', 'external_account', 'individual.id_number', 'tos_acceptance.date']

const capabilitiesOf = ({ capabilities, isOnboarded }: Account) =>
  Object.fromEntries(
    Object.entries(capabilities)
      .filter(([, isRequested]) => isRequested)
      .map(([name]) => [name, isOnboarded ? 'active' : 'inactive']),
  )

export const canReceive = ({ capabilities, isOnboarded }: Account): boolean =>
  isOnboarded && capabilities.transfers === true

export const accountAnswer = (one: Account) => ({
  id: one.id,
  object: 'account',
  business_profile: { mcc: null, name: null, url: null },
  business_type: one.businessType,
  capabilities: capabilitiesOf(one),
  charges_enabled: one.isOnboarded && one.capabilities.card_payments === true,
  controller: { type: 'application', stripe_dashboard: { type: 'express' } },
  country: one.country,
  created: unixTime(one.createdAt),
  default_currency: 'usd',
  details_submitted: one.isOnboarded,
  email: one.email,
  metadata: one.metadata,
  payouts_enabled: one.isOnboarded,
  requirements: {
    current_deadline: null,
    currently_due: one.isOnboarded ? [] : wanted,
    disabled_reason: one.isOnboarded ? null : 'requirements.past_due',
    eventually_due: one.isOnboarded ? [] : wanted,
    past_due: one.isOnboarded ? [] : wanted,
    pending_verification: [],
  },
  settings: { payouts: { schedule: { delay_days: 2, interval: 'manual' } } },
  type: 'express',
})

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
