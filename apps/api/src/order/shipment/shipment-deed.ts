import { carrierLabel } from '@showroom/contract/order/carriers.rules'
import { packageLabels, packageStateOf } from '@showroom/contract/order/shipment.rules'
import type { Deed } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Actor } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { travellingLines } from './delivery.store.ts'
import type { PackageFields, PackedUnits, Shipment } from './shipment.store.ts'

type Packaged = Pick<Shipment, 'publicId' | 'subOrderId'> & { lines: readonly PackedUnits[] }
type Done = Pick<Deed, 'action' | 'before' | 'after' | 'at'>

/** What an Admin did to a package, with what is in it. */
export const writePackageDeed = async (
  tx: Queries,
  actor: Actor,
  { shipment: { publicId, subOrderId, lines }, ...done }: Done & { shipment: Packaged },
): Promise<void> => {
  if (actor.role !== 'Admin') return
  const names = new Map((await travellingLines(tx, [subOrderId])).map((line) => [line.id, line.productName]))
  const note = lines.map(({ itemId, units }) => deedMessages.units(units, names.get(itemId) ?? '')).join(', ')
  await writeAdminDeed(tx, actor, { ...done, entity: 'shipment', entityId: publicId, note })
}

export const stateIn = (times: Pick<Shipment, 'shippedAt' | 'deliveredAt'>) => ({
  state: packageLabels[packageStateOf(times)],
})

/** What is written on it; what the carrier takes decides what a return costs. */
export const writtenOn = (fields: Omit<PackageFields, 'warehouseId'>) => ({
  carrier: carrierLabel(fields.carrier),
  tracking: fields.tracking,
  lot: fields.lot,
  cost_cents: fields.costCents,
})
