/** What a Pro asks for what costs them so much; null while one of both is not said. */
export const askedCents = (costCents: number | null, markupPct: number | null): number | null =>
  costCents === null || markupPct === null ? null : Math.round((costCents * (100 + markupPct)) / 100)
