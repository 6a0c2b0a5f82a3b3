import type { MoneyPart } from '../../../payment/provider/operation.store.ts'
import { sumOf } from '../../../payment/holds/refund-shares.rules.ts'

export type Account = MoneyPart['account'] | 'held' | 'card_hold' | 'cash'
export type Kind = 'hold' | 'release' | 'capture' | 'refund' | 'payout'
export type Entry = {
  account: Account
  partyId: number | null
  orderItemId: number | null
  amountCents: number
}
export type Movement = { kind: Kind; of: number | null; entries: readonly Entry[] }

/** What is of no delivery: what is of a hire, and what is paid out. */
export const ofHire = -1

export class Unlawful extends Error {
  constructor(law: string) {
    super(law)
    this.name = 'Unlawful'
  }
}

export const demand = (isTrue: boolean, law: string): void => {
  if (!isTrue) throw new Unlawful(law)
}

const plain = (account: Account, amountCents: number): Entry => ({
  account,
  partyId: null,
  orderItemId: null,
  amountCents,
})

const owedAs = (parts: readonly MoneyPart[], sign: 1 | -1): Entry[] =>
  parts.map((part) => ({ ...part, amountCents: sign * part.amountCents }))

/** The ledger of one life: movements as the server writes them, each for its cause. */
export const openBooks = () => {
  const movements: Movement[] = []
  const post = (movement: Movement) => {
    demand(
      movement.entries.reduce((sum, { amountCents }) => sum + amountCents, 0) === 0,
      'a movement sums to zero',
    )
    movements.push(movement)
  }
  const held = (kind: Kind, of: number, amountCents: number) => {
    if (amountCents !== 0)
      post({ kind, of, entries: [plain('held', amountCents), plain('card_hold', -amountCents)] })
  }
  return {
    movements,
    hold: (of: number, amountCents: number) => held('hold', of, amountCents),
    release: (of: number, amountCents: number) => held('release', of, -amountCents),
    capture: (of: number, parts: readonly MoneyPart[]) => {
      const amountCents = sumOf(parts)
      post({
        kind: 'capture',
        of,
        entries: [
          plain('held', -amountCents),
          plain('card_hold', amountCents),
          plain('cash', amountCents),
          ...owedAs(parts, -1),
        ],
      })
    },
    refund: (of: number, parts: readonly MoneyPart[]) =>
      post({ kind: 'refund', of, entries: [plain('cash', -sumOf(parts)), ...owedAs(parts, 1)] }),
    payOut: (account: 'vendor' | 'contractor', partyId: number, amountCents: number) =>
      post({
        kind: 'payout',
        of: null,
        entries: [{ account, partyId, orderItemId: null, amountCents }, plain('cash', -amountCents)],
      }),
    /** The sum of what is asked for. */
    sum: (wanted: (entry: Entry, movement: Movement) => boolean): number => {
      let cents = 0
      for (const movement of movements)
        for (const entry of movement.entries) if (wanted(entry, movement)) cents += entry.amountCents
      return cents
    },
  }
}
export type Books = ReturnType<typeof openBooks>
