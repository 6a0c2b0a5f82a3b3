import { type PriceVisibility, seesTotals, seesUnits } from '@showroom/contract/client-terms/price-visibility'
import type { Material, ShoppingLine, Template } from '@showroom/contract/visualizer/visualizer'
import { placeWords } from '@showroom/contract/visualizer/places'
import { shownMoney } from '../../shared/shown-money.ts'
import { boardMessages as say } from './board.messages.ts'

export type BoardRow = {
  name: string
  /** Brand, SKU and size. */
  facts: string
  /** Where it lies, and how much of that there is. */
  where: string
  /** What is worth knowing before it is bought. */
  advice: string
  qty: string
  price: string
  /** The address of its picture on this server. */
  swatch: string | null
}

/** A room on one or two pages: nothing in it that its reader may not see. */
export type Board = {
  title: string
  company: string
  /** On this server, or nothing. */
  logo: string | null
  facts: string
  link: string
  rows: readonly BoardRow[]
  total: string
  notSold: readonly string[]
  notes: readonly string[]
}

type Told = Pick<Board, 'title' | 'company' | 'logo' | 'link' | 'notes'> & {
  lines: readonly ShoppingLine[]
  total_cents?: number | undefined
  not_sold: Template['not_sold']
  materials: readonly Material[]
  skus: ReadonlyMap<string, string>
  /** How much of what it costs its reader is shown. */
  visibility: PriceVisibility
}

export const boardOf = ({
  lines,
  total_cents,
  not_sold,
  materials,
  skus,
  visibility,
  ...about
}: Told): Board => ({
  ...about,
  facts: say.count(lines.length),
  rows: lines.map((line) => ({
    ...rowOf(line, materials, skus),
    ...(seesUnits(visibility) ? {} : { price: '' }),
  })),
  total: total_cents === undefined || !seesTotals(visibility) ? '' : shownMoney(total_cents),
  notSold: not_sold.map(({ label, color }) => (color ? `${label} (${color})` : label)),
})

const rowOf = (
  { product_id, name, brand, area, qty, uom, line_total_cents, picture, notes, ...places }: ShoppingLine,
  materials: readonly Material[],
  skus: ReadonlyMap<string, string>,
): BoardRow => {
  const sku = skus.get(product_id)
  const size = materials.find(({ id }) => id === product_id)?.size?.text
  const where = placeWords(places)
  return {
    name,
    facts: [brand, sku && say.sku(sku), size].filter(Boolean).join(' · '),
    where: area > 0 ? `${where} · ${say.area(area)}` : where,
    advice: notes.join(' '),
    qty: say.units(qty, uom),
    price: line_total_cents === undefined ? '' : shownMoney(line_total_cents),
    swatch: picture ? swatchAt(picture) : null,
  }
}

const swatchWidth = 160

/** The narrowest that is sharp on paper. */
const swatchAt = ({ url, widths }: NonNullable<ShoppingLine['picture']>): string | null => {
  const width = widths.find((each) => each >= swatchWidth) ?? widths.at(-1)
  return width === undefined ? null : `${url}-${width}.webp`
}
