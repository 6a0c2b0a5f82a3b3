import { dayAndHour } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { rateOn } from './tax-rate.store.ts'

export type TaxPlace = { state: string; zipCode: string }

export type TaxRates = {
  taxBps: number
  /** Whether delivery is taxed as the goods are. */
  taxesShipping: boolean
}

/** Who knows the sales tax of a place on a day: a provider of rates can take the table's place. */
export type TaxService = { ratesFor: (db: Queries, place: TaxPlace, on: Date) => Promise<TaxRates> }

/** The dated table of rates. A place that it does not know is refused rather than sold to without tax. */
export const taxTable: TaxService = {
  ratesFor: async (db, place, on) => {
    const rate = await rateOn(db, place, dayAndHour(on).day)
    if (!rate) throw new Error(`No sales tax is known for ${place.state}.`)
    return rate
  },
}
