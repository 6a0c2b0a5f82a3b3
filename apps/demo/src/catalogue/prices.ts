import type { Packing } from '@showroom/api/catalogue/product/packing'
import type { VariantDesign } from './design.ts'
import type { Random } from './random.ts'
import { type Subcategory, taxonomy, type TaxonomyCategory } from '@showroom/api/catalogue/taxonomy/taxonomy'

export type PriceDraw = (variant: Pick<VariantDesign, 'factor' | 'packing'>) => {
  finalPriceCents: number
  msrpCents: number
}

type Market = {
  category: TaxonomyCategory
  subcategory: Subcategory
  random: Random
  variants: readonly VariantDesign[]
}

/** One base for the family, near the mode of its line; its variants cost by their factor, inside the line's range. */
export const pricesOf = ({ category, subcategory, random, variants }: Market): PriceDraw => {
  const { low, mode, high, basis } = subcategory.vendor_price
  const factors = variants.map(({ factor }) => factor)
  const average = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
  const drawn = random.triangular(low, mode, high) / average
  const base = Math.max(low / Math.min(...factors), Math.min(drawn, high / Math.max(...factors)))
  const apart = random.between(-0.05, 0.05, 0.001)
  const isBargain = departmentOf(category) === bargains.department && apart > bargains.above
  const saving = savingOf(category) + apart
  return ({ factor, packing }) => {
    const listedCents = withEnding(clamp(base * factor, low, high), basis)
    const finalPriceCents = Math.round(listedCents * unitsListed(basis, packing))
    return {
      finalPriceCents,
      msrpCents: msrpOf(finalPriceCents, isBargain ? bargains.saving : saving, random),
    }
  }
}

/**
 * Three in ten families of kitchens: with them one in ten of all materials saves 60 %, which the landing page may then
 * say ("up to").
 */
const bargains = { department: 'kitchen', above: 0.017, saving: 0.606, leastRatio: 2.975 }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** How many of the listed basis one sales unit holds; a pack costs a little less than its pieces. */
const unitsListed = (basis: Subcategory['vendor_price']['basis'], packing: Packing): number => {
  if (basis === 'sqft') return (packing.coverage ?? 1000) / 1000
  if (basis === 'linear ft') return (packing.length ?? 1000) / 1000
  return packing.unit === 'pack' ? (packing.pieces ?? 1) * 0.94 : 1
}

/** .x9 per square foot; .00, .50 or .95 apiece; whole dollars for what costs hundreds. */
const withEnding = (dollars: number, basis: Subcategory['vendor_price']['basis']): number => {
  if (basis === 'sqft' || basis === 'linear ft') return Math.round(dollars * 10) * 10 - 1
  if (dollars >= 150) return Math.round(dollars) * 100
  const whole = Math.floor(dollars) * 100
  const cents = Math.round(dollars * 100)
  const endings = [whole - 5, whole, whole + 50, whole + 95].filter((value) => value > 0)
  return endings.reduce((best, value) => (Math.abs(value - cents) < Math.abs(best - cents) ? value : best))
}

/** Fee 8 % and markup 10 % on top of the vendor's price. */
const clientOverVendor = 1.188

const departmentOf = (category: TaxonomyCategory): string =>
  taxonomy.departments.find(({ name }) => name === category.department)?.menu_slug ?? ''

/** The department's usual saving, as the landing page states it from the catalogue itself. */
const savingOf = (category: TaxonomyCategory): number => {
  const ratio = taxonomy.demo_msrp_ratio[departmentOf(category)] ?? taxonomy.demo_msrp_ratio.other ?? 1.9
  return 1 - clientOverVendor / ratio
}

/** Ends in .99 where that keeps it within what the demo promises. */
const msrpOf = (finalPriceCents: number, saving: number, random: Random): number => {
  const belowClientPrice = random.chance(0.03)
  const ratio = belowClientPrice ? 1.02 + random.next() * 0.1 : clientOverVendor / (1 - saving)
  const msrp = Math.round(finalPriceCents * ratio)
  if (belowClientPrice || msrp < 3_000) return msrp
  const listed = Math.round(msrp / 100) * 100 - 1
  const isBargain = saving >= bargains.saving
  return isBargain && !isBargainAt(listed / finalPriceCents) ? msrp : listed
}

/** 60 % and no more, whatever was rounded. */
const isBargainAt = (ratio: number): boolean =>
  ratio >= bargains.leastRatio && ratio <= (taxonomy.demo_msrp_ratio.cap ?? 3.04)
