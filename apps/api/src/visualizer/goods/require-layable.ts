import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { type PlaceKey, shelvesFor } from '@showroom/contract/visualizer/places'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from './goods.ts'
import type { OnceSoldRow } from './goods.store.ts'

/** What somebody lays or puts where; `field` is what a refusal is said of. */
export type Laying = { surface: PlaceKey; productId: string; field: string }

/** Of this showroom, or of it once, and made for their surface; what a browser says of prices or quantities is not asked. */
export const requireLayable = async (
  { goods }: { goods: Goods },
  showroom: ShowroomContext,
  layings: readonly Laying[],
): Promise<void> => {
  if (layings.length === 0) return
  const { candidates } = await goods.of(showroom)
  const sold = new Map(candidates.map(({ publicId, category }) => [publicId, category]))
  // What has left this showroom since it was laid is kept, and said to be gone: nobody loses a room for it.
  const away = new Set(layings.map(({ productId }) => productId).filter((id) => !sold.has(id)))
  const lost = await goods.onceSold([...away])
  const errors: Record<string, string[]> = {}
  for (const { surface, productId, field } of layings) {
    const shelf = shelfOf(surface, sold.get(productId), lost.get(productId))
    if (shelf === null) errors[field] = [say.unknownGoods]
    else if (!shelvesFor(surface).includes(shelf))
      errors[field] = [isFixture(surface) ? say.notForFixture : say.notForSurface]
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}

/** Where it is sold, as far as it matters to its place; null where nobody knows of such goods. */
const shelfOf = (
  surface: PlaceKey,
  sold: string | undefined,
  lost: OnceSoldRow | undefined,
): string | null => {
  if (isFixture(surface)) return lost?.subcategory ?? sold ?? null
  return sold ?? (lost?.isLayable ? lost.category : null)
}
