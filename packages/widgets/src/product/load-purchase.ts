/** How much is needed, and the way to buy it: comes once the product is seen. */
export const loadPurchase = () => import('./purchase-door.ts')
