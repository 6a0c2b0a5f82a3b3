import type { StockedRow } from './inventory.store.ts'

/** `product` or `product--lot`, as the list names its rows. */
export const rowId = ({ publicId, lotRef }: Pick<StockedRow, 'publicId' | 'lotRef'>): string =>
  lotRef === null ? publicId : `${publicId}--${lotRef}`

export const readRowId = (id: string) => {
  const [, product = id, lotRef = null] = /^(.+)--([0-9a-f]{16})$/.exec(id) ?? []
  return { publicId: product, lotRef }
}
