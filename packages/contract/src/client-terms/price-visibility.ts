/** What a client sees of a showroom’s prices; each sees no more than those before it. */
export const priceVisibilities = ['msrp', 'all', 'totals', 'allowances', 'hidden'] as const
export type PriceVisibility = (typeof priceVisibilities)[number]

/** What a showroom's Pro lets one client see; its names on the wire are the Pro's user id and the Showroom ID. */
export type Sight = { showroom: string; vsdId: string | null; visibility: PriceVisibility }

/** As every visitor sees them: until the Pro says otherwise. */
export const standardVisibility: PriceVisibility = 'msrp'

/** Whoever orders is charged: nobody buys what they may not see the total of. */
export const seesTotals = (visibility: PriceVisibility): boolean =>
  visibility !== 'allowances' && visibility !== 'hidden'

/** What one unit costs is told to whoever sees prices at all. */
export const seesUnits = (visibility: PriceVisibility): boolean =>
  visibility === 'msrp' || visibility === 'all'
