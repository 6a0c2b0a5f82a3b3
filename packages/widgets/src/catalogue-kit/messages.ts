export const cardMessages = {
  covers: (area: string) => `covers ${area} sq ft`,
  featured: 'Featured',
  saving: (percent: number) => `Save ${percent}%`,
  msrp: 'MSRP',
  moreColors: (count: number) => `+${count}`,
  moreColorsSpoken: (count: number) => `and ${count} more colors`,
  colors: 'Colors',
  add: 'Add to cart',
  adding: 'Adding',
  added: 'Added',
  addNamed: (name: string) => `Add ${name} to cart`,
  breadcrumb: (of: string) => `Breadcrumb: ${of}`,
  previous: 'Scroll back',
  next: 'Scroll on',
} as const

export const railMessages = {
  top: 'Popular right now',
  recent: 'Recently viewed',
  also: 'Customers also viewed',
} as const

export const searchMessages = {
  label: 'Search materials',
  hint: 'Name, color, brand or SKU',
  now: 'Search',
  clear: 'Clear search',
} as const
