import { isImportColumn } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { KeptImport } from './goods-import.store.ts'

/**
 * A row by the columns that the importer reads; one that is none of them keeps its own name, a measure may stand there.
 * One that is called like them and was mapped to none is not read.
 */
export const mappedCells = (
  cells: Readonly<Record<string, string>>,
  { isMerchant, mapping }: Pick<KeptImport, 'isMerchant' | 'mapping'>,
): Map<string, string> => {
  if (isMerchant) return new Map(Object.entries(cells))
  const targets = new Set(Object.values(mapping))
  const mapped = new Map(
    Object.entries(cells).filter(([column]) => mapping[column] === undefined && !isImportColumn(column)),
  )
  for (const [column, target] of Object.entries(mapping)) mapped.set(target, cells[column] ?? '')
  // A file without families: each row is a product by itself.
  if (!targets.has('handle'))
    mapped.set('handle', mapped.get('variant sku')?.trim() || (mapped.get('title') ?? ''))
  return mapped
}
