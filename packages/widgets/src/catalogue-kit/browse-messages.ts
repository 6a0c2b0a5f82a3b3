/** What is said on cards, and beside the strips of them. */
export const browseMessages = {
  featured: 'Featured',
  saving: (percent: number) => `Save ${percent}%`,
  moreColors: (count: number) => `+${count}`,
  moreColorsSpoken: (count: number) => `and ${count} more colors`,
  colors: 'Colors',
  add: 'Add to cart',
  adding: 'Adding',
  added: 'Added',
  previous: 'Scroll back',
  next: 'Scroll on',
} as const
