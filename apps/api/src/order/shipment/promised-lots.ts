import { type CountedLine, isOtherLot, missingOf } from '@showroom/contract/order/receipt.rules'
import type { TravellingLine } from './delivery.store.ts'
import type { ReceiptLine } from './receipt.store.ts'

export type JudgedLine = ReceiptLine & CountedLine

/** What was counted, beside the lots that the lines were promised from. */
export const withPromisedLots = (
  counted: readonly ReceiptLine[],
  lines: readonly Pick<TravellingLine, 'id' | 'lots'>[],
): JudgedLine[] =>
  counted.map((line) => {
    const lots = lines.find(({ id }) => id === line.itemId)?.lots ?? []
    return { ...line, promisedLots: lots.map(({ code }) => code).join(', ') }
  })

/** What an event says of a line that did not arrive as it should. */
export const shortOf = (line: JudgedLine) => ({
  itemId: line.itemId,
  missing: missingOf(line),
  damaged: line.damaged,
  isOtherLot: isOtherLot(line),
})
