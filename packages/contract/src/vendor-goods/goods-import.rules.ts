/** How far a file is on its way into the catalogue. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

export const importOutcomes = ['added', 'updated', 'skipped', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const isWorking = (state: ImportState): boolean => state === 'checking' || state === 'running'

export const importMoves = ['pause', 'resume', 'cancel'] as const
export type ImportMove = (typeof importMoves)[number]

/** A check is over in a moment: it is not paused. */
const movable: Record<ImportMove, { from: readonly ImportState[]; to: ImportState }> = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: { from: ['checking', 'running', 'paused'], to: 'cancelled' },
}

/** Null: not from there. */
export const stateAfterMove = (state: ImportState, move: ImportMove): ImportState | null =>
  movable[move].from.includes(state) ? movable[move].to : null

/** Nothing is under way, and its columns may be said (again). */
export const canMapColumns = (state: ImportState): boolean =>
  ['mapping', 'checked', 'failed', 'cancelled'].includes(state)

/** A larger file comes in parts. */
export const mostImportRows = 100_000
export const largestImportMegabytes = 60
export const longestCell = 20_000

/** What a column can be read as, by the name that the importer knows it by. */
export const importColumns = [
  { column: 'title', label: 'Name' },
  { column: 'variant sku', label: 'SKU' },
  { column: 'variant price', label: 'Wholesale price' },
  { column: 'variant compare at price', label: 'MSRP' },
  { column: 'handle', label: 'Family (handle)' },
  { column: 'vendor', label: 'Brand' },
  { column: 'type', label: 'Kind of goods' },
  { column: 'product category', label: 'Category path' },
  { column: 'tags', label: 'Tags' },
  { column: 'body (html)', label: 'Description' },
  { column: 'unit pricing measure', label: 'Covers per unit (15.5 sqft)' },
  { column: 'weight', label: 'Weight (65.1 lb)' },
  { column: 'variant grams', label: 'Weight in grams' },
  { column: 'variant inventory qty', label: 'Stock' },
  { column: 'lot', label: 'Lot' },
  { column: 'lot quantity', label: 'Units of the lot' },
  { column: 'lot received', label: 'Lot received on' },
  { column: 'lot warehouse', label: 'Warehouse of the lot' },
  { column: 'variant inventory policy', label: 'Sells without stock' },
  { column: 'variant barcode', label: 'UPC or EAN' },
  { column: 'google shopping / mpn', label: 'Maker’s part number' },
  { column: 'image src', label: 'Photo address' },
  { column: 'image alt text', label: 'What the photo shows' },
  { column: 'image position', label: 'Photo position' },
  { column: 'variant image', label: 'Variant’s photo address' },
  { column: 'published', label: 'Published' },
  { column: 'status', label: 'Status in your shop' },
  { column: 'option1 name', label: 'Option 1 name' },
  { column: 'option1 value', label: 'Option 1 value' },
  { column: 'option2 name', label: 'Option 2 name' },
  { column: 'option2 value', label: 'Option 2 value' },
  { column: 'option3 name', label: 'Option 3 name' },
  { column: 'option3 value', label: 'Option 3 value' },
] as const
export type ImportColumn = (typeof importColumns)[number]['column']

const targets: ReadonlySet<string> = new Set(importColumns.map(({ column }) => column))
export const isImportColumn = (column: string): boolean => targets.has(column)

/** Upper and lower case, and more than one space, make no other label. */
const labelKey = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, ' ')
const byLabel: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.map(({ column, label }) => [labelKey(label), column]),
)
/** The column that a header names in our own words, as the template does. */
export const columnLabelled = (header: string): ImportColumn | null => byLabel.get(labelKey(header)) ?? null

/** Without these nothing can be imported: the labels of those that no column of the file is. */
export const lackingColumns = (mapping: Readonly<Record<string, string>>): string[] => {
  const mapped = new Set(Object.values(mapping))
  return importColumns
    .filter(({ column }) => (column === 'title' || column === 'variant price') && !mapped.has(column))
    .map(({ label }) => label)
}

/** Columns of the importer that two of the file are mapped to. */
export const doubledColumns = (mapping: Readonly<Record<string, string>>): string[] => {
  const targetsUsed = Object.values(mapping).filter((target) => target !== '')
  const doubled = new Set(targetsUsed.filter((target, at) => targetsUsed.indexOf(target) !== at))
  return importColumns.filter(({ column }) => doubled.has(column)).map(({ label }) => label)
}
