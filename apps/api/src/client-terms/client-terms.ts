import { type PriceVisibility, standardVisibility } from '@showroom/contract/client-terms/price-visibility'
import type { Queries } from '../platform/db/db.ts'
import type { TaxPlace, TaxRates, TaxService } from '../pricing/tax.ts'
import { type InShowroom, termsOf } from './client-terms.store.ts'

/** What is agreed with everybody until something else is. */
export const standardTerms = {
  priceVisibility: standardVisibility,
  isTaxExempt: false,
  taxNote: '',
  notes: '',
} as const

export const priceVisibilityOf = async (db: Queries, client: InShowroom): Promise<PriceVisibility> =>
  (await termsOf(db, client))?.priceVisibility ?? standardVisibility

const untaxed: TaxRates = { taxBps: 0, taxesShipping: false }

type Taxed = { client: { showroomId: number; accountId: number | null }; place: TaxPlace; on: Date }

/** The rates of a place, and none for a client whom the Pro knows to be exempt. `accountId`: null of a guest. */
export const ratesForClient = async (
  db: Queries,
  tax: TaxService,
  { client: { showroomId, accountId }, place, on }: Taxed,
): Promise<TaxRates> => {
  const terms = accountId === null ? null : await termsOf(db, { showroomId, accountId })
  return terms?.isTaxExempt ? untaxed : tax.ratesFor(db, place, on)
}
