import type { SharedPhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import { visualizerMessages } from '../messages.ts'
import type { ProductSpot } from '../ProductSpots.tsx'
import { roomMessages } from '../room/messages.ts'

type Line = Pick<SharedPhotoRoom['lines'][number], 'product_id' | 'name' | 'uom' | 'qty' | 'line_total_cents'>
type Shared = Pick<SharedPhotoRoom, 'spots' | 'showroom'> & { lines: readonly Line[] }

/** What lies in a shared photo. `open`: the names of the showroom whose cart things would go into. */
export const sharedSpots = (
  { spots, lines, showroom }: Shared,
  open: readonly (string | undefined)[],
): ProductSpot[] =>
  spots.flatMap(({ product_id, name: surface, at }) => {
    const line = lines.find((each) => each.product_id === product_id)
    if (!line) return []
    const { name, uom, line_total_cents } = line
    const words = visualizerMessages.needed(roomMessages.units(line.qty, uom), line_total_cents)
    // It is bought once for all its places, and an estimate only by somebody who owns up to that.
    const isEstimated = spots.some((each) => each.product_id === product_id && each.is_estimated)
    // Another showroom may not have it, or not at this price.
    const qty = isEstimated || !open.includes(showroom) ? null : line.qty
    return [{ surface, at, product: { product_id, name, qty, words } }]
  })
