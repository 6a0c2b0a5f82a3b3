export const plainMessages = {
  entry: 'Enter your Showroom',
  cart: 'Cart',
  orders: 'Your orders',
  chat: 'Your projects',
  checklist: 'Your checklist',
  all: (category: string) => `All of ${category}`,
  perSqft: (price: string) => `${price} per sq ft`,
  per: (price: string, unit: string) => `${price} per ${unit || 'Piece'}`,
}
