import type { Queries } from '../platform/db/db.ts'
import { hourMs } from '@showroom/contract/shared/time'
import { sumsByPart } from '../ledger/ledger-check.store.ts'
import { overdueJobs } from '../platform/jobs/job.store.ts'
import {
  checkedHolds,
  type CheckedHold,
  knownEvents,
  operationsOpenSince,
  operationsRefused,
} from './payment-check.store.ts'
import { disputesBookedOtherwise } from '../payment/disputes/dispute-check.store.ts'
import type { Provider } from '../payment/provider/provider.ts'
import type { Check } from './check.ts'
import { checkCredits } from '../design-ai/credits/check-credits.store.ts'
import { checkSubscriptions } from '../premium/check-subscriptions.ts'
import { checkPremium } from '../premium/premium-invoice.store.ts'
import { checkCharges } from '../design-ai/purchase/check-charges.ts'
import { checkPurchases } from '../design-ai/purchase/check-purchases.store.ts'
import { checkBalances } from './check-balances.ts'
import { checkDisputes } from './check-disputes.ts'
import { checkLedger } from './check-ledger.ts'
import { checkPayouts } from './check-payouts.ts'
import { checkShipments } from './check-shipments.ts'
import { checkShares } from './check-shares.ts'
import {
  eventDifferences,
  holdsWithoutOrder,
  intentDifferences,
  ledgerDifferences,
  refundDifferences,
} from './check-provider.ts'

export type MoneyDeps = {
  db: Queries
  /** Null where no cards are taken. */
  provider: Provider | null
  now: Date
  /** So long something may be under way: after that it is a difference. */
  graceMs?: number
}

const tenMinutesMs = 10 * 60_000
/** The provider forgets its events after thirty days. */
const rememberedMs = 29 * 24 * hourMs

/** Everything that is always true of money, held against the database and the provider. It changes nothing. */
export const checkMoney = async ({
  db,
  provider,
  now,
  graceMs = tenMinutesMs,
}: MoneyDeps): Promise<Check[]> => {
  const since = new Date(now.getTime() - graceMs)
  return [
    ...(await checkLedger(db)),
    ...(await checkShares(db)),
    ...(await checkBalances(db)),
    {
      name: 'What banks took back for disputes lies where each dispute says.',
      differences: (await disputesBookedOtherwise(db)).map(({ name }) => `${name} is booked otherwise`),
    },
    {
      name: 'Credits of AI Design are the sums of their movements, and each idea was paid once or given back.',
      differences: await checkCredits(db),
    },
    {
      name: 'Each purchase of credits moved its money and its credits once, there and back.',
      differences: await checkPurchases(db, since),
    },
    {
      name: 'Each paid invoice of a Premium plan moved its money once.',
      differences: await checkPremium(db),
    },
    ...(await checkShipments(db)),
    ...(provider ? await checkProvider({ db, provider, now }, since) : []),
    ...(await checkPayouts({ db, provider, since })),
    await checkOperations(db, since),
    {
      name: 'No job waits that is due, and none was given up.',
      differences: (await overdueJobs(db, since)).map(({ kind, cause }) => `${kind}: ${cause}`),
    },
  ]
}

const checkOperations = async (db: Queries, since: Date): Promise<Check> => {
  const open = await operationsOpenSince(db, since)
  const refused = await operationsRefused(db)
  return {
    name: 'Everything that was asked of the provider is done.',
    differences: [
      ...open.map(({ publicId, kind, attempts }) => `${kind} ${publicId} is open after ${attempts} attempts`),
      ...refused.map(
        ({ publicId, kind, lastError }) => `${kind} ${publicId} was refused: ${lastError ?? 'no reason'}`,
      ),
    ],
  }
}

type ProviderCheck = { db: Queries; provider: Provider; now: Date }

const checkProvider = async ({ db, provider, now }: ProviderCheck, since: Date): Promise<Check[]> => {
  const holds = await checkedHolds(db, provider.providerAccount)
  const createdSince = firstAsked(holds, now)
  const { intents: intentCalls } = provider
  const intents = await intentCalls.listIntents({ createdSince })
  const charged = intents.filter(({ receivedCents }) => receivedCents > 0)
  const refunds = []
  for (const { id } of charged) refunds.push(...(await intentCalls.refundsOf(id)))
  const eventsSince = new Date(Math.max(createdSince.getTime(), now.getTime() - rememberedMs))
  const events = await intentCalls.listEvents({ createdSince: eventsSince })
  return [
    {
      name: 'Every hold is one payment at the provider, in the same state and for the same amount.',
      differences: intentDifferences(holds, intents, since),
    },
    {
      name: 'Every hold knows what was given back of it.',
      differences: refundDifferences(holds, refunds),
    },
    {
      name: 'Nothing is held for an order that was not placed.',
      differences: holdsWithoutOrder(holds, since),
    },
    {
      name: 'The ledger and the provider hold, charge and give back the same.',
      differences: ledgerDifferences(await sumsByPart(db), holds, { intents, refunds }),
    },
    await checkDisputes({ db, provider, createdSince, since }, intents),
    ...(await checkSold({ db, provider }, since)),
    {
      name: 'Every event of the provider was handled.',
      differences: eventDifferences(events, await knownEvents(db), { intents, since }),
    },
  ]
}

/** What is sold without an order. */
const checkSold = async (
  { db, provider }: Pick<ProviderCheck, 'db' | 'provider'>,
  since: Date,
): Promise<Check[]> => [
  {
    name: 'What was taken for credits is the same at the provider.',
    differences: await checkCharges({ db, provider, since }),
  },
  {
    name: 'What was taken for Premium plans is the same at the provider.',
    differences: await checkSubscriptions(db, provider, since),
  },
]

const firstAsked = (holds: readonly CheckedHold[], now: Date): Date =>
  new Date(holds.reduce((first, { askedAt }) => Math.min(first, askedAt.getTime()), now.getTime()) - hourMs)
