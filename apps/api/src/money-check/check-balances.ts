import { dollars } from '@showroom/contract/shared/money-text'
import {
  adjustmentsBookedOtherwise,
  paymentsBookedOtherwise,
  releasesWithoutCapture,
  showroomsClosedOtherwise,
} from '../balance/balance-check.store.ts'
import { type ProfitDifference, profitSummedOtherwise } from '../balance/profit/profit-check.store.ts'
import { readBalances } from '../balance/balance.store.ts'
import { balancesOf } from '../ledger/ledger.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Check } from './check.ts'

/** What vendors and Pros are shown against what the ledger owes them. */
export const checkBalances = async (db: Queries): Promise<Check[]> => [
  { name: 'Available and pending are what the ledger owes.', differences: await sumDifferences(db) },
  {
    name: 'Only what was charged becomes available.',
    differences: (await releasesWithoutCapture(db)).map(
      ({ account, partyId, orderItemId }) =>
        `line ${orderItemId} is available to ${account} ${partyId} and was never charged`,
    ),
  },
  {
    name: 'Every adjustment is booked, once.',
    differences: (await adjustmentsBookedOtherwise(db)).map(({ cause }) => `${cause} is booked otherwise`),
  },
  {
    name: 'What was paid by card into a balance is booked, once.',
    differences: (await paymentsBookedOtherwise(db)).map(({ name }) => `${name} is booked otherwise`),
  },
  {
    name: 'Showrooms are closed to new orders while their balance is overdue, and only then.',
    differences: (await showroomsClosedOtherwise(db)).map(
      ({ name }) => `${name} is closed otherwise than its balance says`,
    ),
  },
  {
    name: 'What reports of profit read is what the ledger’s entries sum to.',
    differences: (await profitSummedOtherwise(db)).map(
      (sum) => `the profit of ${spanOf(sum)} is summed otherwise`,
    ),
  },
]

const spanOf = ({ part, grain, startsOn, ofId, elsewhere }: ProfitDifference): string => {
  const whose = part === 'all' || part === 'day' ? 'all' : `${part} ${ofId || `(${elsewhere})`}`
  return `${whose} in the ${grain} of ${startsOn}`
}

const sumDifferences = async (db: Queries): Promise<string[]> => {
  const owed = new Map<string, number>()
  for (const account of ['vendor', 'contractor'] as const)
    for (const { partyId, owedCents } of await balancesOf(db, account))
      owed.set(`${account} ${partyId}`, owedCents)
  const shown = new Map(
    (await readBalances(db)).map(({ account, partyId, availableCents, pendingCents }) => [
      `${account} ${partyId}`,
      availableCents + pendingCents,
    ]),
  )
  return [...new Set([...owed.keys(), ...shown.keys()])]
    .filter((party) => owed.get(party) !== shown.get(party))
    .map((party) => `${party}: ${dollars(shown.get(party) ?? 0)} of ${dollars(owed.get(party) ?? 0)}`)
}
