import type { Queries } from '../../platform/db/db.ts'
import { holdEntries, post, releaseEntries } from '../../ledger/ledger.ts'
import { takenOverFrom } from './hold.rules.ts'
import type { Hold } from './hold.store.ts'
import { columnsOf } from './payable.ts'
import type { MoneyPart, Operation } from '../provider/operation.store.ts'

const of = (hold: Hold, at: Date) => ({ ...columnsOf(hold), at })

/** The ledger's `held` is at any moment the sum of the holds that stand. What was released before is held anew. */
export const postHeld = async (
  tx: Queries,
  { hold, holds, at }: { hold: Hold; holds: Hold[]; at: Date },
): Promise<void> => {
  const replaced = takenOverFrom(hold, holds)
  const takenOver = replaced?.state === 'held' ? Math.min(hold.amountCents, replaced.amountCents) : 0
  const anew = hold.amountCents - takenOver
  const movement = of(hold, at)
  if (takenOver > 0)
    await post(tx, {
      ...movement,
      kind: 'adjustment',
      cause: `hold ${hold.id} ${anew > 0 ? 'takes over' : 'held'}`,
      entries: holdEntries(takenOver),
    })
  // Of a hold that is larger than what it takes over from, the difference.
  if (anew > 0)
    await post(tx, {
      ...movement,
      kind: 'hold',
      cause: `hold ${hold.id} held`,
      entries: holdEntries(anew),
    })
}

/** The uncaptured rest of a hold: some of it lives on in the hold that took over, the rest is released. */
export const postReleased = async (
  tx: Queries,
  { hold, holds, amountCents, at }: { hold: Hold; holds: Hold[]; amountCents: number; at: Date },
) => {
  const next = holds.find((one) => takenOverFrom(one, holds)?.id === hold.id && one.heldAt !== null)
  const takenOver = Math.min(amountCents, next?.amountCents ?? 0)
  const released = amountCents - takenOver
  const movement = of(hold, at)
  if (takenOver > 0)
    await post(tx, {
      ...movement,
      kind: 'adjustment',
      cause: `hold ${hold.id} taken over`,
      entries: releaseEntries(takenOver),
    })
  if (released > 0)
    await post(tx, {
      ...movement,
      kind: 'release',
      cause: `hold ${hold.id} released`,
      entries: releaseEntries(released),
    })
}

export const entryOf = (part: MoneyPart, sign: 1 | -1) => {
  const { orderItemId } = part
  const amountCents = sign * part.amountCents
  if (part.account !== 'vendor' && part.account !== 'contractor')
    return { account: part.account, orderItemId, amountCents }
  if (part.partyId === null) throw new Error(`A part of a ${part.account} does not say whose it is.`)
  return { account: part.account, partyId: part.partyId, orderItemId, amountCents }
}

export const postCaptured = (
  tx: Queries,
  { hold, operation, amountCents, at }: { hold: Hold; operation: Operation; amountCents: number; at: Date },
) =>
  post(tx, {
    ...of(hold, at),
    kind: 'capture',
    cause: `operation ${operation.id}`,
    entries: [
      ...releaseEntries(amountCents),
      { account: 'cash', amountCents },
      ...operation.parts.map((part) => entryOf(part, -1)),
    ],
  })

export const postRefunded = (
  tx: Queries,
  { hold, operation, amountCents, at }: { hold: Hold; operation: Operation; amountCents: number; at: Date },
) =>
  post(tx, {
    ...of(hold, at),
    kind: 'refund',
    cause: `operation ${operation.id}`,
    entries: [
      { account: 'cash', amountCents: -amountCents },
      ...operation.parts.map((part) => entryOf(part, 1)),
    ],
  })
