import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { picturesOf } from '../../catalogue/product/product-pictures.ts'
import type { ItemInProject } from '../../order/reading/items-in-project.store.ts'
import type { AccountInProject } from '../../project/project-access.ts'

export type Viewing = {
  access: AccountInProject
  now: Date
  /** Looked at on our own page, where an order can be answered for. */
  isOwnPage?: boolean
}

export const pictureOf = (product: Parameters<typeof picturesOf>[0]): Picture | null =>
  picturesOf(product)[0] ?? null

export const itemPicture = (item: ItemInProject): Picture | null =>
  pictureOf({ ...item, publicId: item.productPublicId, name: item.productName })
