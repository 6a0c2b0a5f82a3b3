/** An approved option that asks for units of a product, in the order in which they were approved. */
export type Claim = { id: string; productId: number; qty: number }

/** How many units there are, by product. */
export type Units = ReadonlyMap<number, number>

export type Allotted = { covered: ReadonlySet<string>; left: Units }

/**
 * A cart and an order know products, not decisions: units that are there are given to the decisions one after the
 * other, and only a decision that gets all of its units counts.
 */
export const allot = (claims: readonly Claim[], units: Units): Allotted => {
  const left = new Map(units)
  const covered = new Set<string>()
  for (const { id, productId, qty } of claims) {
    const there = left.get(productId) ?? 0
    if (there < qty) continue
    left.set(productId, there - qty)
    covered.add(id)
  }
  return { covered, left }
}

/** How many units each decision still needs, by its id, when those that are there go to the first ones. */
export const missingOf = (claims: readonly Claim[], units: Units): Map<string, number> => {
  const left = new Map(units)
  const missing = new Map<string, number>()
  for (const { id, productId, qty } of claims) {
    const there = Math.min(left.get(productId) ?? 0, qty)
    left.set(productId, (left.get(productId) ?? 0) - there)
    missing.set(id, qty - there)
  }
  return missing
}
