export const priceMessages = {
  perSqft: '/sq ft',
  /** As the shop names its unit; without a name it is a Piece. */
  per: (unit: string) => `per ${unit || 'Piece'}`,
} as const
