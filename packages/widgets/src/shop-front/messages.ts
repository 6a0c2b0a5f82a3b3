export const shopFrontMessages = {
  home: (name: string) => `${name}, to the start of the shop`,
  shop: 'Shop',
  welcome: 'Materials for your project',
  popular: 'Popular right now',
  waiting: 'Loading…',
  failed: 'This part of the shop could not be loaded.',
  failedHint: 'Your cart is kept. Check your connection and try again.',
  poweredBy: 'Powered by',
  platform: 'Showroom',
} as const
