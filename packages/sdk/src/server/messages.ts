export const plainMessages = {
  entry: 'Enter your Showroom',
  cart: 'Cart',
  orders: 'Your orders',
  chat: 'Your projects',
  checklist: 'Your checklist',
  visualizer: 'Rooms with these materials',
  all: (category: string) => `All of ${category}`,
  perSqft: (price: string) => `${price} per sq ft`,
  per: (price: string, unit: string) => `${price} per ${unit || 'Piece'}`,
}
