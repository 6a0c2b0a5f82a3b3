import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import type { Till } from '../payment-intent/bank.ts'
import { accountAnswer } from './account.ts'
import { accountsWhere, saveAccount } from './account.store.ts'

/** So long it takes to look at who somebody is, where it is not seen at once. */
export const verifyingMs = 3_000

export const tellAccount = (
  { tx, now }: Omit<Till, 'origin'>,
  account: Parameters<typeof accountAnswer>[0],
) =>
  recordEvent(tx, {
    type: 'account.updated',
    object: accountAnswer(account),
    accountId: account.id,
    now,
    behavior: null,
  })

/** Accounts that were looked at long enough. Returns whether others still are. */
export const verifyAccounts = async ({ tx, now }: Omit<Till, 'origin'>): Promise<boolean> => {
  const waiting = await accountsWhere(tx, sql`verifies_at is not null`)
  for (const one of waiting) {
    if (one.verifiesAt === null || one.verifiesAt > now) continue
    const verified = { ...one, verifiesAt: null }
    await saveAccount(tx, verified)
    await tellAccount({ tx, now }, verified)
  }
  return waiting.some(({ verifiesAt }) => verifiesAt !== null && verifiesAt > now)
}
