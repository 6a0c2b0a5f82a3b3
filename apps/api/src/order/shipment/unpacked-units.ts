import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import type { TravellingLine } from './delivery.store.ts'
import type { Shipment } from './shipment.store.ts'

/** Units that left without a package: by a click that said so of their line. */
export const unpackedUnits = <Line extends Pick<TravellingLine, 'id' | 'shippedQty' | 'status'>>(
  lines: readonly Line[],
  shipments: readonly Pick<Shipment, 'shippedAt' | 'lines'>[],
): { line: Line; units: number }[] => {
  const packed = shipments.filter(({ shippedAt }) => shippedAt !== null).flatMap((one) => one.lines)
  return lines.flatMap((line) => {
    const inPackages = packed
      .filter(({ itemId }) => itemId === line.id)
      .reduce((sum, { units }) => sum + units, 0)
    const units = line.shippedQty - inPackages
    // What was cancelled on its way does not arrive.
    return units > 0 && !hasComeToNothing(line.status) ? [{ line, units }] : []
  })
}
