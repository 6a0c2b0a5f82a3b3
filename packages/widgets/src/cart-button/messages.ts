export const cartButtonMessages = {
  label: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  failed: 'We could not open your cart. Please try again.',
}
