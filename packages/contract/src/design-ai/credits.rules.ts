type Bought = { credits: number; amountCents: number }

/**
 * What goes back of a purchase when so many credits are left: they are all alike, so that what was given is spent
 * before what was bought. Of all of them goes back what all of them cost.
 */
export const refundOf = (
  { credits, amountCents }: Bought,
  balance: number,
): { credits: number; cents: number } => {
  const left = Math.max(0, Math.min(credits, balance))
  return { credits: left, cents: Math.round((amountCents * left) / credits) }
}
