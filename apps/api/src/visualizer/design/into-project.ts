import type { CoverageNote } from '@showroom/contract/cart/cart'
import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { allowedTo } from '@showroom/contract/project/member.rules'
import type { ItemState } from '@showroom/contract/project/project-choices'
import type { GoneNeed, ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import { placeWords } from '@showroom/contract/visualizer/places'
import type { GoneGoods } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Wanted } from '../../cart/fill-cart.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { addItem } from '../../project/items/item.store.ts'
import { requireSpace } from '../../project/items/items.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { tellSuggested } from '../../project/project-events.ts'
import type { Room } from '../../project/rooms/room.store.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'

type Needed = {
  showroom: ShowroomContext
  needs: readonly ShoppingNeed[]
  noteOf: (need: ShoppingNeed) => CoverageNote | null
}

/** What is needed as it can be bought here: what is gone meanwhile is named, and has no product. */
export const wantedFor = async (tx: Queries, { showroom, needs, noteOf }: Needed): Promise<Wanted[]> => {
  const products = await purchasableProducts(
    tx,
    showroom,
    needs.map(({ product_id }) => product_id),
  )
  const byId = new Map(products.map((product) => [product.publicId, product]))
  return needs.map((need): Wanted => {
    const product = byId.get(need.product_id) ?? null
    const qty = Math.min(largestQuantity, need.qty)
    return { line: null, text: product?.name ?? say.someGoods, product, qty, coverageNote: noteOf(need) }
  })
}

/** What this showroom has lost since it was laid: named in the report, surface by surface. */
export const leftOutOf = (needs: readonly GoneNeed[], gone: readonly GoneGoods[]): FilledLine[] =>
  needs.map(({ product_id, ...places }) => {
    const text = gone.find((each) => each.product_id === product_id)?.name ?? say.someGoods
    return {
      line: null,
      text,
      product_id,
      result: 'left_out',
      qty: 0,
      message: say.goneLine(placeWords(places)),
    }
  })

type IntoProject = {
  access: AccountInProject
  room: Pick<Room, 'id'>
  wanted: readonly Wanted[]
  as: ItemState
  now: Date
}

const lostMeanwhile = (text: string): FilledLine => ({
  line: null,
  text,
  product_id: null,
  result: 'left_out',
  qty: 0,
  message: say.goneMeanwhile,
})

/** Whoever may not approve suggests. */
export const putInRoom = async (
  tx: Queries,
  { access, room, wanted, as, now }: IntoProject,
): Promise<FilledLine[]> => {
  const { project, account } = access
  await requireSpace(tx, project.id, wanted.length)
  const state = allowedTo(project).approve ? as : 'suggested'
  const report: FilledLine[] = []
  for (const { product, qty, coverageNote, text } of wanted) {
    if (!product) {
      report.push(lostMeanwhile(text))
      continue
    }
    const item = {
      roomId: room.id,
      productId: product.productId,
      state,
      qty,
      note: '',
      coverageNote,
      addedBy: account.id,
    }
    await addItem(tx, project.id, { item, now })
    report.push({
      line: null,
      text,
      product_id: product.publicId,
      result: 'added',
      qty,
      message: say.inProject,
    })
  }
  if (state === 'suggested') await tellSuggested(tx, access, now)
  return report
}
