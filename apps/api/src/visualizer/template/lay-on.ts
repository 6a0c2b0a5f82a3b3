import { type FixtureKey, isFixture } from '@showroom/contract/visualizer/fixtures'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { type PlaceKey, placeKeys, shelvesFor } from '@showroom/contract/visualizer/places'
import { isSoldStill } from '@showroom/contract/visualizer/shopping.rules'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from '../goods/goods.ts'
import type { ResolvedLook } from './resolve-look.ts'

type Selling = { goods: Pick<Goods, 'of' | 'onceSold' | 'materials'>; showroom: ShowroomContext }
type Asked = { place: PlaceKey; product_id: string }

/** `floor:ID,toilet:ID` on a look: goods of this showroom that are made for the place, as they come. */
export const layOn = async (
  { state, substitutes }: ResolvedLook,
  lay: string,
  selling: Selling,
): Promise<ResolvedLook> => {
  const asked = lay.split(',').map(askedOf)
  const shelves = await shelvesIn(selling, asked)
  const laid = { ...state.laid }
  const fixtures = { ...state.fixtures }
  for (const { place, product_id } of asked) {
    const shelf = shelves.get(`${place}:${product_id}`)
    if (shelf === undefined) return refuseInvalid({ lay: [say.unknownGoods] })
    if (!shelvesFor(place).includes(shelf))
      return refuseInvalid({ lay: [isFixture(place) ? say.notForFixture : say.notForSurface] })
    if (isFixture(place)) fixtures[place] = { product_id, qty: countOf(fixtures, place) }
    else laid[place] = { ...nothingLaid, product_id }
  }
  const standing = Object.keys(fixtures).length > 0 ? { fixtures } : {}
  return { state: { ...state, laid, ...standing }, substitutes }
}

const askedOf = (pair: string): Asked => {
  const [key = '', product_id = ''] = pair.split(':')
  const place = placeKeys.find((each) => each === key)
  return place ? { place, product_id } : refuseInvalid({ lay: [say.unknownGoods] })
}

/** Another of its kind comes in the number of the one before. */
const countOf = (fixtures: NonNullable<ResolvedLook['state']['fixtures']>, key: FixtureKey): number | null =>
  fixtures[key]?.qty ?? null

/** Where this showroom sells each of them: the category of what is laid, the subcategory of what is a fixture. */
const shelvesIn = async ({ goods, showroom }: Selling, asked: readonly Asked[]) => {
  const { candidates } = await goods.of(showroom)
  const layable = new Map(candidates.map(({ publicId, category }) => [publicId, category]))
  const ids = asked.flatMap(({ place, product_id }) => (isFixture(place) ? [product_id] : []))
  const known = await goods.onceSold(ids)
  const sold = new Set((await goods.materials(showroom, ids)).filter(isSoldStill).map(({ id }) => id))
  const shelfOf = ({ place, product_id }: Asked): string | undefined => {
    if (!isFixture(place)) return layable.get(product_id)
    return sold.has(product_id) ? known.get(product_id)?.subcategory : undefined
  }
  return new Map(asked.map((one) => [`${one.place}:${one.product_id}`, shelfOf(one)]))
}
