/** What is said on the way from the checklist into the cart. */
export const toCartMessages = {
  addToCart: (count: number) => `Add to cart (${count})`,
  addApproved: (count: number) => `Add ${count} approved to cart`,
  intoYourCart: 'Into your cart',
  goToCart: 'Go to cart',
  stayHere: 'Stay here',
  seeInCart: 'See it in the cart',
  seeOrders: 'See your orders',
} as const
