/**
 * All arithmetic with money. Amounts are integer cents, rates are basis points (100 % = 10,000),
 * and a half is rounded away from zero. No sum passes through a fraction.
 */

const wholeRate = 10_000

/** `amount × numerator / denominator`, rounded once. */
export const scaled = (amount: number, numerator: number, denominator: number): number => {
  const product = Math.abs(amount * numerator)
  if (product > Number.MAX_SAFE_INTEGER) return scaledLarge(amount, numerator, denominator)
  const rest = product % denominator
  const rounded = (product - rest) / denominator + (rest * 2 >= denominator ? 1 : 0)
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** The same with big integers, which are slower: a million dollars times a thousand units pass 2^53. */
const scaledLarge = (amount: number, numerator: number, denominator: number): number => {
  const product = BigInt(amount) * BigInt(numerator)
  const [whole, rest] = [product / BigInt(denominator), product % BigInt(denominator)]
  const away = rest * (product < 0n ? -2n : 2n) >= BigInt(denominator) ? 1 : 0
  return Number(whole) + (product < 0n ? -away : away)
}

export const shareOf = (amountCents: number, rateBps: number): number =>
  scaled(amountCents, rateBps, wholeRate)

/**
 * Parts in proportion to `weights` that sum exactly to `total`: every part is rounded down,
 * then the cents left go to the largest remainders, the earlier part first where they tie.
 */
export const split = (total: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // A total times a weight may pass 2^53: dividing big integers keeps the parts exact.
  const shares = weights.map((weight, index) => {
    const product = BigInt(Math.abs(total)) * BigInt(weight)
    return { index, part: Number(product / BigInt(whole)), rest: product % BigInt(whole) }
  })
  let left = Math.abs(total) - shares.reduce((sum, share) => sum + share.part, 0)
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  for (const share of byRest) {
    if (left === 0) break
    share.part += 1
    left -= 1
  }
  return shares.map(({ part }) => (total < 0 && part !== 0 ? -part : part))
}
