import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostOptions } from '@showroom/contract/checklist/selection-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { showroomOfProject } from '../../project/project-showroom.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Work } from '../checklist-access.ts'
import { createOption } from './option.store.ts'

export type NewOption = { product_id?: string | undefined; name: string; link: string; note: string }

type Adding = { selectionId: number; options: readonly NewOption[]; there?: number }

/** Products that this showroom sells, and whatever else somebody would like to have. Answers their names. */
export const addOptions = async (
  work: Work,
  { selectionId, options, there = 0 }: Adding,
): Promise<string[]> => {
  if (options.length === 0) return []
  if (there + options.length > mostOptions)
    refuse(409, 'too_many', projectMessages.tooMany('options', mostOptions))
  const byId = await soldHere(work, options)
  const names: string[] = []
  for (const { product_id, name, link, note } of options) {
    const product = product_id === undefined ? null : (byId.get(product_id) ?? null)
    const isAdded = await createOption(work.tx, {
      publicId: newPublicId(),
      selectionId,
      productId: product?.productId ?? null,
      outsideName: product_id === undefined ? name : null,
      outsideLink: product_id === undefined ? link : '',
      note,
      addedBy: work.access.account.id,
      now: work.now,
    })
    if (!isAdded) refuseInvalid({ product_id: [say.alreadyOption] })
    names.push(product?.name ?? name)
  }
  return names
}

const soldHere = async (
  { tx, access: { project } }: Work,
  options: readonly NewOption[],
): Promise<Map<string, Purchasable>> => {
  const ids = options.flatMap(({ product_id }) => product_id ?? [])
  const showroom = await showroomOfProject(tx, project)
  const products = (await purchasableProducts(tx, showroom, ids)).filter(canBeSold)
  const byId = new Map(products.map((product) => [product.publicId, product]))
  if (ids.some((id) => !byId.has(id))) refuseInvalid({ product_id: [say.unknownProduct] })
  return byId
}
