import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { isLaid, surfaceCategories } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { ShowroomGoods } from '../goods/goods.ts'
import type { ResolvedLook } from './resolve-look.ts'

/** `floor:ID,counter:ID` on a look: goods of this showroom that are made for the surface, as they come. */
export const layOn = (
  { state, substitutes }: ResolvedLook,
  lay: string,
  { candidates }: ShowroomGoods,
): ResolvedLook => {
  const laid = { ...state.laid }
  for (const [key = '', product_id = ''] of lay.split(',').map((pair) => pair.split(':'))) {
    const found = candidates.find(({ publicId }) => publicId === product_id)
    if (!isLaid(key) || !found) return refuseInvalid({ lay: [say.unknownGoods] })
    if (!surfaceCategories[key].some((slug) => slug === found.category))
      return refuseInvalid({ lay: [say.notForSurface] })
    laid[key] = { ...nothingLaid, product_id }
  }
  return { state: { ...state, laid }, substitutes }
}
