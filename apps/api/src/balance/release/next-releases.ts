import type { NextRelease } from '@showroom/contract/balance/balance'
import { releaseOf, releaseWords } from '@showroom/contract/balance/release.rules'
import type { Pending } from './pending-line.ts'

/** What becomes available when: the soonest first, and what nobody knows the day of last. */
export const nextReleases = (pending: readonly Pending[]): NextRelease[] => {
  const byDay = new Map<string, NextRelease>()
  for (const { row, line } of pending) {
    if (row.amountCents === 0) continue
    const { on, reason } = releaseOf(line)
    const why = releaseWords(line)
    const key = `${on ?? ''} ${why}`
    const known = byDay.get(key) ?? { on, reason, why, amount_cents: 0, line_count: 0 }
    byDay.set(key, {
      ...known,
      amount_cents: known.amount_cents + row.amountCents,
      line_count: known.line_count + 1,
    })
  }
  const order = ({ on, why }: NextRelease) => `${on ?? '9999'} ${why}`
  return [...byDay.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
