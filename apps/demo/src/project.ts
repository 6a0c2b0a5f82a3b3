import { accountByEmail } from '@showroom/api/account/account.store'
import { allowedQty, milliFeet, quantityToCover } from '@showroom/contract/cart/quantity.rules'
import { areasOf } from '@showroom/contract/project/room-areas.rules'
import { somePurchasableIn } from '@showroom/api/catalogue/product/purchasable.store'
import type { Purchasable } from '@showroom/api/catalogue/product/purchasable'
import type { Db } from '@showroom/api/platform/db/db'
import { showroomContext } from '@showroom/api/showroom/showroom.store'
import { addItem } from '@showroom/api/project/items/item.store'
import { countOwn } from '@showroom/api/project/project-record.store'
import { createRoom } from '@showroom/api/project/rooms/room.store'
import { start } from '@showroom/api/project/start-project'

const feet = (whole: number, inches = 0): number => milliFeet(whole, inches)

const rooms = [
  {
    name: 'Main bath',
    type: 'bathroom' as const,
    measures: {
      height: feet(8),
      rectangles: [
        { length: feet(10), width: feet(8), joined: 0 },
        { length: feet(5), width: feet(3), joined: feet(5) },
      ],
      openings: [
        { width: feet(2, 8), height: feet(6, 8), count: 1 },
        { width: feet(3), height: feet(4), count: 1 },
      ],
      counters: [{ length: feet(5) }],
      backsplash_height: feet(1, 6),
    },
    items: [
      { category: 'porcelain-tile', covers: 'floor' as const, note: 'Floor, straight lay' },
      { category: 'bathroom-vanitys', note: '' },
      { category: 'bathroom-faucets', note: 'Same finish as the shower' },
      { category: 'toilets', note: '' },
    ],
  },
  {
    name: 'Powder room',
    type: 'bathroom' as const,
    measures: {
      height: feet(8),
      rectangles: [{ length: feet(6), width: feet(5), joined: 0 }],
      openings: [{ width: feet(2, 6), height: feet(6, 8), count: 1 }],
      counters: [],
      backsplash_height: 0,
    },
    items: [{ category: 'lights', note: 'Left and right of the mirror' }],
  },
]

const about = {
  name: 'Main bath',
  type: 'bathroom' as const,
  address: '12 Elm St, Pasadena',
  zipCode: '91101',
  startOn: '2027-01-11',
  budgetCents: 1_200_000,
}

/** One that is filled, for the demo homeowner to look around in. Safe to run again: who has one keeps theirs. */
export const seedDemoProject = async (db: Db, email: string, now: Date): Promise<void> => {
  const account = await accountByEmail(db, email)
  const showroom = await showroomContext(db, 'HARVEST2')
  if (!account || !showroom || (await countOwn(db, account.id)) > 0) return
  await db.transaction(async (tx) => {
    const project = await start(tx, { account, showroom, about, now })
    for (const { items, ...room } of rooms) {
      const { id: roomId } = await createRoom(tx, project.id, { ...room, now })
      for (const { category, note, ...how } of items) {
        const product = await somePurchasableIn(tx, showroom, category)
        if (!product) continue
        const need = 'covers' in how && how.covers ? areasOf(room.measures)[how.covers] : null
        const item = {
          roomId,
          state: 'chosen' as const,
          note,
          addedBy: account.id,
          ...amountOf(product, need, room.name),
        }
        await addItem(tx, project.id, { item: { ...item, productId: product.productId }, now })
      }
    }
  })
}

const wastePct = 10

const amountOf = ({ coverage, minQty, stepQty }: Purchasable, need: number | null, name: string) => {
  const steps = { min_qty: minQty, step_qty: stepQty }
  if (need === null || coverage === null) return { qty: allowedQty(1, steps), coverageNote: null }
  const { qty } = quantityToCover(need, wastePct, { perUnit: coverage, ...steps })
  return { qty, coverageNote: { rooms: [{ name, area: need }], waste_pct: wastePct } }
}
