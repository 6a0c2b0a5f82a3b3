import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { canBeSold, type Purchasable } from '../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { type Item, addItem, itemsOf } from './items/item.store.ts'
import { createRoom, roomsOf } from './rooms/room.store.ts'
import { start } from './start-project.ts'
import type { AccountInProject } from './project-access.ts'
import './duplicated.ts'

type Copying = AccountInProject & {
  name: string | undefined
  showroomRef: string | undefined
  tell: Tell
  now: Date
}

/** A copy with rooms and items, not with people and files. In another showroom only what is sold there comes along. */
export const duplicate = async (
  tx: Queries,
  { account, project, name, showroomRef, tell, now }: Copying,
): Promise<{ publicId: string; report: FilledLine[] }> => {
  const showroom = await requireShowroom(tx, showroomRef ?? project.showroomRef, account.id)
  const about = { ...project, name: name ?? say.copyOf(project.name || say.untitled) }
  const copy = await start(tx, { account, showroom, about, now })
  const rooms = new Map<number, number>()
  for (const room of await roomsOf(tx, project.id))
    rooms.set(room.id, (await createRoom(tx, copy.id, { ...room, now })).id)
  const report = await copyItems(tx, { account, project, showroom, rooms, to: copy.id, now })
  const event = { account, from: project, to: copy.id, showroom, rooms, now }
  const more = await tell(tx, 'project.duplicated', event)
  return { publicId: copy.publicId, report: [...report, ...more.flat()] }
}

type CopyingItems = AccountInProject & {
  showroom: ShowroomContext
  rooms: ReadonlyMap<number, number>
  to: number
  now: Date
}

const copyItems = async (
  tx: Queries,
  { account, project, showroom, rooms, to, now }: CopyingItems,
): Promise<FilledLine[]> => {
  const items = await itemsOf(tx, [project.id])
  const ids = items.map(({ product }) => product)
  const there = new Map((await purchasableProducts(tx, showroom, ids)).map((each) => [each.publicId, each]))
  const isMoved = showroom.id !== project.showroomId
  const before = isMoved
    ? await purchasableProducts(tx, await requireShowroom(tx, project.showroomRef, account.id), ids)
    : []
  const pricesBefore = new Map(before.map(({ publicId, priceCents }) => [publicId, priceCents]))
  const report: FilledLine[] = []
  for (const { roomId, addedBy: _, publicId: _of, ...item } of items) {
    const product = there.get(item.product)
    if (isMoved && !(product && canBeSold(product))) {
      report.push(missing(item, product))
      continue
    }
    const room = roomId === null ? null : (rooms.get(roomId) ?? null)
    await addItem(tx, to, { item: { ...item, roomId: room, addedBy: account.id }, now })
    if (product && isMoved && pricesBefore.get(item.product) !== product.priceCents)
      report.push(repriced(item, product))
  }
  return report
}

const missing = (
  { product, qty: _ }: Pick<Item, 'product' | 'qty'>,
  there: Purchasable | undefined,
): FilledLine => ({
  line: null,
  text: there?.name ?? product,
  product_id: product,
  result: 'left_out',
  qty: 0,
  message: say.missingThere,
})

const repriced = ({ qty }: Pick<Item, 'qty'>, { publicId, name }: Purchasable): FilledLine => ({
  line: null,
  text: name,
  product_id: publicId,
  result: 'added',
  qty,
  message: say.repriced,
})
