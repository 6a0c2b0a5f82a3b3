import type { CoverageNote } from '@showroom/contract/cart/cart'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { prevented } from '../catalogue-kit/useAct.ts'
import { useAddToCart } from '../catalogue-kit/useAddToCart.ts'
import { useCart } from '../shop/context.ts'
import type { Entries, Estimate } from './estimate.ts'
import { roomArea } from './measure.ts'
import { buyingMessages } from './buying-messages.ts'

export type Bought = { tone: 'good' | 'bad'; text: string }

type Buying = { product: ProductDetail; entries: Entries; estimate: Estimate; mixesLots: boolean }

/** Puts the quantity in the cart with what was measured, so that the sum can be opened again there. */
export function useBuying({ product, entries, estimate, mixesLots }: Buying) {
  const add = useAddToCart()
  const isBusy = useCart((state) => state.busy.has(product.id))
  const [bought, setBought] = useState<Bought | null>(null)
  const buy = async (units: string) => {
    setBought(null)
    const { qty } = estimate
    const added = await add([
      {
        product_id: product.id,
        qty,
        lot_choice: mixesLots ? 'mixed' : 'single',
        coverage_note: noteOf(entries, estimate),
      },
    ])
    if (added.ok) setBought({ tone: 'good', text: buyingMessages.added(units) })
    else if (added.code !== prevented.code) setBought({ tone: 'bad', text: added.message })
  }
  return { buy, isBusy, bought }
}

function noteOf({ rooms }: Entries, { wastePct }: Estimate): CoverageNote | null {
  const measured = rooms
    .map((room, index) => ({
      name: room.name.trim() || buyingMessages.room(index + 1),
      area: roomArea(room),
    }))
    .filter((room) => room.area > 0)
  return measured.length > 0 ? { rooms: measured, waste_pct: wastePct } : null
}
