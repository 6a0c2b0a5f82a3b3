export const cardMessages = {
  covers: (area: string) => `covers ${area} sq ft`,
  msrp: 'MSRP',
  breadcrumb: (of: string) => `Breadcrumb: ${of}`,
} as const

export const searchMessages = {
  label: 'Search materials',
  hint: 'Name, color, brand or SKU',
  now: 'Search',
  clear: 'Clear search',
} as const
