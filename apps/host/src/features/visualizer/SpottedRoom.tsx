import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as messages } from './messages.ts'
import { type ProductSpot, ProductSpots } from './ProductSpots.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { roomMessages } from './room/messages.ts'

type Props = {
  room: Pick<Template, 'picture' | 'spots' | 'lines'>
  /** Whether its goods are those of the open showroom, and can go into its cart. */
  isOfOpenShowroom: boolean
}

const sizes = '(min-width: 1025px) 60vw, 100vw'

/** A room’s picture on a page about it; what lies on a surface is opened where it is seen. */
export const SpottedRoom = ({ room, isOfOpenShowroom }: Props) =>
  room.picture && (
    <div className="product-spotted">
      <RoomPicture picture={room.picture} sizes={sizes} isFirst />
      <ProductSpots spots={spotsOf({ room, isOfOpenShowroom })} />
    </div>
  )

const spotsOf = ({ room: { spots, lines }, isOfOpenShowroom }: Props): ProductSpot[] =>
  spots.flatMap(({ key, product_id, at }) => {
    const line = lines.find((each) => each.product_id === product_id)
    if (!line) return []
    const { name, uom, line_total_cents } = line
    const words = messages.needed(roomMessages.units(line.qty, uom), line_total_cents)
    const qty = isOfOpenShowroom ? line.qty : null
    return [{ surface: surfaceNames[key], at, product: { product_id, name, qty, words } }]
  })
