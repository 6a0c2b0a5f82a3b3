import type { Landing, RoomSaving, SpotProduct } from '@showroom/contract/landing/landing'
import { middlePercents, typicalPercent, upToPercent } from '@showroom/contract/landing/savings.rules'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { SavingRow } from '../catalogue/menu/savings.ts'
import type { SkuCard } from '../catalogue/product/sku-cards.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'

/** What may be said of the catalogue, from sums over its departments and over all of it. */
export const landingOf = (rows: readonly SavingRow[]): Landing => {
  const all = rows.find(({ menu_slug }) => menu_slug === null)
  return {
    counts: {
      materials: all?.materials ?? 0,
      brands: all?.brands ?? 0,
      vendors: all?.vendors ?? 0,
      categories: all?.categories ?? 0,
    },
    savings: { rooms: rows.flatMap(roomOf), up_to_pct: all ? upToPercent(all) : null },
  }
}

const roomOf = (row: SavingRow): RoomSaving[] => {
  const { name, menu_slug, materials, compared, below_msrp, msrp_from, msrp_to } = row
  if (name === null || menu_slug === null) return []
  return [
    {
      name,
      menu_slug,
      materials,
      compared,
      below_msrp,
      typical_pct: typicalPercent(row),
      middle_pct: middlePercents(row),
      msrp_dates: msrp_from && msrp_to ? { from: msrp_from, to: msrp_to } : null,
    },
  ]
}

/** Whoever has not named a Pro's showroom sees what a thing is, not what it costs. */
export const spotOf = ({ ref }: Pick<ShowroomContext, 'ref'>, { sku, card }: SkuCard): SpotProduct => ({
  sku,
  id: card.id,
  name: card.name,
  brand: card.brand,
  picture: card.pictures[0] ?? null,
  price: ref === platformShowroom ? null : card.price,
})
