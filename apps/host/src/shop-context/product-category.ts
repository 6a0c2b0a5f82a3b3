import { readStored, writeStored } from './local-storage.ts'

export type ProductCategory = { id: number; name: string; slug_url: string }

/** A tile or a leaf of the menu records what the visitor is shopping for, until a showroom is chosen. */
export const rememberProductCategory = (category: ProductCategory): void =>
  writeStored('product_category', JSON.stringify(category))

export const rememberedProductCategory = (): ProductCategory | null => {
  try {
    const stored: unknown = JSON.parse(readStored('product_category') ?? 'null')
    return isProductCategory(stored) ? stored : null
  } catch {
    return null
  }
}

export const forgetProductCategory = (): void => writeStored('product_category', null)

const isProductCategory = (value: unknown): value is ProductCategory =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'slug_url' in value &&
  typeof value.slug_url === 'string'
