import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { allowedQty } from '@showroom/contract/cart/quantity.rules'
import { type PastedLine, readPasted } from '@showroom/contract/project/pasted-list.rules'
import { cartMessages } from '../../cart/cart.messages.ts'
import { counted } from '../../cart/quantity.ts'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import { purchasableBySku } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { showroomOfProject } from '../project-showroom.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { addItem } from './item.store.ts'
import { requireSpace, stateFor } from './items.ts'
import { roomIdIn } from '../rooms/rooms.ts'
import type { AccountInProject } from '../project-access.ts'

export type FoundLine = { pasted: PastedLine; product: Purchasable | null; qty: number }

/** What a pasted list names, in this showroom. Of two vendors that use the same SKU, the one that is sold here. */
export const findPasted = async (
  db: Queries,
  showroom: ShowroomContext,
  text: string,
): Promise<FoundLine[]> => {
  const lines = readPasted(text)
  const skus = lines.flatMap((line) => (line.kind === 'read' ? [line.sku] : []))
  const products = await purchasableBySku(db, showroom, skus)
  const found = new Map<string, Purchasable>()
  for (const product of products) {
    const sku = product.sku.toUpperCase()
    const known = found.get(sku)
    if (!known || (!canBeSold(known) && canBeSold(product))) found.set(sku, product)
  }
  return lines.map((pasted) =>
    pasted.kind === 'read'
      ? { pasted, product: found.get(pasted.sku.toUpperCase()) ?? null, qty: pasted.qty }
      : { pasted, product: null, qty: 0 },
  )
}

export const unreadLine = ({ line, text }: PastedLine, why: string): FilledLine => ({
  line,
  text,
  product_id: null,
  result: 'unread',
  qty: 0,
  message: why,
})

/** Goes through a list: what is sold here is in the project afterwards, of the rest it is said why not. */
export const pasteItems = async (
  tx: Queries,
  { account, project }: AccountInProject,
  { text, roomId, now }: { text: string; roomId: string | null; now: Date },
): Promise<FilledLine[]> => {
  const showroom = await showroomOfProject(tx, project)
  const room = await roomIdIn(tx, project.id, roomId)
  const found = await findPasted(tx, showroom, text)
  await requireSpace(tx, project.id, found.filter(({ product }) => product).length)
  const report: FilledLine[] = []
  for (const { pasted, product, qty: asked } of found) {
    if (pasted.kind === 'unread') report.push(unreadLine(pasted, pasted.why))
    else if (!product || !canBeSold(product)) report.push(notHere(pasted, product))
    else {
      const qty = allowedQty(asked, { min_qty: product.minQty, step_qty: product.stepQty })
      const item = {
        roomId: room,
        productId: product.productId,
        state: stateFor(project),
        qty,
        note: '',
        coverageNote: null,
        addedBy: account.id,
      }
      await addItem(tx, project.id, { item, now })
      const words = counted(qty, product.unit)
      report.push({
        line: pasted.line,
        text: product.name,
        product_id: product.publicId,
        result: qty === asked ? 'added' : 'raised',
        qty,
        message: qty === asked ? cartMessages.filled(words) : cartMessages.filledInSteps(words),
      })
    }
  }
  return report
}

const notHere = ({ line, text }: PastedLine, product: Purchasable | null): FilledLine => ({
  line,
  text,
  product_id: product?.publicId ?? null,
  result: product ? 'left_out' : 'unknown',
  qty: 0,
  message: product ? cartMessages.notSold : cartMessages.unknownSku,
})
