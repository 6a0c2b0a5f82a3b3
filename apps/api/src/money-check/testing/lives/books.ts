import type { MoneyPart } from '../../../payment/provider/operation.store.ts'
import { sumOf } from '../../../payment/holds/refund-shares.rules.ts'

type Account = MoneyPart['account'] | 'held' | 'card_hold' | 'cash'
type Kind = 'hold' | 'release' | 'capture' | 'refund' | 'payout'
type Entry = {
  account: Account
  partyId: number | null
  orderItemId: number | null
  amountCents: number
}
/** `of`: a delivery or a milestone; null of a payout. */
type Movement = { kind: Kind; of: number | null; entries: readonly Entry[] }

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

/** Movements as the server writes them, kept as the sums that the laws ask for. */
const openSums = () => {
  const sums = new Map<string, number>()
  const add = (key: string, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents)
  const post = ({ kind, of, entries }: Movement) => {
    const zero = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
    demand(zero === 0, 'a movement sums to zero')
    for (const { account, partyId, orderItemId, amountCents } of entries) {
      add(account, amountCents)
      add(`${kind} ${account}`, amountCents)
      if (of !== null) add(`${account} of ${of}`, amountCents)
      if (partyId !== null) add(`${account} ${partyId}`, amountCents)
      if (orderItemId !== null) add(`${account} of line ${orderItemId}`, amountCents)
    }
  }
  return { post, sum: (key: string): number => sums.get(key) ?? 0 }
}

/** The ledger of one life. */
export const openBooks = () => {
  const { post, sum } = openSums()
  const held = (kind: Kind, of: number, amountCents: number) => {
    if (amountCents !== 0)
      post({ kind, of, entries: [plain('held', amountCents), plain('card_hold', -amountCents)] })
  }
  return {
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
    /** Of an account: all of it, of a kind (`refund cash`), a delivery (`cash of 2`), a line, or a party (`vendor 2`). */
    sum,
  }
}
export type Books = ReturnType<typeof openBooks>
