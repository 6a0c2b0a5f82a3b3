export const priceChangeSorts = ['proposed', 'product', 'order'] as const
