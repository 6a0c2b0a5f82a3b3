/** What is said where a list is narrowed. */
export const facetMessages = {
  pricePer: { sqft: 'Price per sq ft', unit: 'Price per Piece' },
  lowest: 'Lowest',
  highest: 'Highest',
  applyPrice: 'Apply',
  showAllValues: (total: number) => `Show all ${total}`,
  showFewerValues: 'Show fewer',
} as const
