import type { ClaimOutcome } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { type CountedLine, type Shortfall, shortfallsOf } from '@showroom/contract/order/receipt.rules'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Clock } from '../fulfilment/change-status.ts'
import { addReturn } from './change-return.store.ts'
import { showReceiptPhotos } from './receipt-photo.store.ts'
import { reckon, type Returnable, returnablesOf } from './returnable.ts'
import { tellReturn } from './return-events.ts'

type ReceivedLine = CountedLine & { itemId: number; note: string; photoIds: readonly string[] }

type Received = {
  orderId: number
  subOrderId: number
  receiptId: number
  /** Who signed for it. */
  accountId: number
  /** What they would rather have for what did not arrive as it should. */
  outcome: ClaimOutcome
  lines: readonly ReceivedLine[]
}

/**
 * Opens a claim for each line and reason that a receipt tells of, in the transaction that writes it down: the receipt is
 * written once, and so are they. What was asked for already is not claimed again, and no receipt fails by it.
 */
export const claimReceived = async (tx: Queries, clock: Clock, received: Received): Promise<void> => {
  for (const line of received.lines) {
    const [first, ...others] = shortfallsOf(line)
    if (!first) continue
    // A photo shows one thing: what can be photographed comes first.
    await claim(tx, clock, { received, line, shortfall: first, photoIds: line.photoIds })
    for (const shortfall of others) await claim(tx, clock, { received, line, shortfall, photoIds: [] })
  }
}

type Claiming = {
  received: Received
  line: ReceivedLine
  shortfall: Shortfall
  photoIds: readonly string[]
}

/** Of what was signed for, what is in no open request and was not given back: whatever its status says, it has come. */
const unitsLeft = ({ item, facts }: Returnable): number =>
  facts.isGivenBack ? 0 : Math.max(0, item.qty - item.returnedQty - facts.askedQty)

const claim = async (
  tx: Queries,
  clock: Clock,
  { received, line, shortfall, photoIds }: Claiming,
): Promise<void> => {
  const { orderId, subOrderId, receiptId, accountId, outcome } = received
  // As they stand now that what came before is asked for.
  const all = await returnablesOf(tx, orderId)
  const of = all.find(({ item }) => item.id === line.itemId)
  const units = Math.min(shortfall.units, of ? unitsLeft(of) : 0)
  if (!of || units === 0) return
  const sums = await reckon(tx, { all, chosen: [{ line: of, units }], kind: 'claim', isFree: true })
  const at = clock.now()
  const id = await addReturn(tx, {
    publicId: newPublicId(),
    subOrderId,
    kind: 'claim',
    reason: shortfall.reason,
    note: say.atTheDoor({ ...line, isOtherLot: shortfall.reason === 'wrong_lot' }),
    way: 'label',
    outcome,
    askedBy: accountId,
    key: `receipt ${receiptId} ${line.itemId} ${shortfall.reason}`,
    at,
    isFree: true,
    answer: '',
    sums,
    lines: [
      {
        publicId: newPublicId(),
        itemId: line.itemId,
        qty: units,
        isWhole: false,
        unitWeight: sums.unitWeights.get(line.itemId) ?? 0,
      },
    ],
  })
  await showReceiptPhotos(tx, { returnId: id, orderId, photoIds })
  await tellReturn(tx, { request: { id, orderId }, news: 'asked', at })
}
