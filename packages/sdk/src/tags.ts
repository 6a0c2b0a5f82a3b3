import type { Tag } from './tag.ts'

/** The one table of what a page can write. Every tag also takes `showroom`, `theme` and the page's own `lang`. */
export const tags = {
  'showroom-entry': {
    attributes: {
      value: 'string',
      redirect: 'string',
      name: 'string',
      required: 'boolean',
      disabled: 'boolean',
    },
    events: ['selected'],
  },
  'showroom-categories': {
    attributes: { department: 'string', layout: ['grid', 'carousel'] },
    events: ['category-chosen'],
  },
  'showroom-products': {
    attributes: {
      category: 'string',
      search: 'string',
      sort: 'string',
      'page-size': 'string',
      filters: 'string',
    },
    events: ['products-shown', 'product-chosen', 'category-chosen', 'add-to-cart', 'added-to-cart'],
  },
  'showroom-product': {
    attributes: { product: 'string', name: 'string' },
    events: [
      'product-shown',
      'add-to-cart',
      'added-to-cart',
      'cart-opened',
      'product-chosen',
      'category-chosen',
    ],
  },
  'showroom-cart-button': {
    attributes: {},
    events: [
      'cart-opened',
      'cart-shown',
      'change-line',
      'line-changed',
      'add-to-cart',
      'added-to-cart',
      'checkout-started',
      'checkout-opened',
      'order-placed',
      'checkout-closed',
      'product-chosen',
    ],
  },
  'showroom-cart': {
    attributes: { layout: ['drawer', 'inline'] },
    events: [
      'cart-shown',
      'change-line',
      'line-changed',
      'add-to-cart',
      'added-to-cart',
      'checkout-started',
      'checkout-opened',
      'order-placed',
      'checkout-closed',
      'product-chosen',
    ],
  },
  'showroom-checkout': {
    attributes: {},
    events: ['checkout-started', 'checkout-opened', 'order-placed', 'checkout-closed'],
  },
  'showroom-sign-in': {
    attributes: {},
    events: ['signed-in', 'signed-out'],
  },
  'showroom-orders': {
    attributes: {},
    events: ['signed-in', 'signed-out'],
  },
  'showroom-shop': {
    attributes: { start: 'string', routing: ['hash', 'query', 'none'] },
    events: [
      'category-chosen',
      'products-shown',
      'product-chosen',
      'product-shown',
      'add-to-cart',
      'added-to-cart',
      'cart-opened',
      'cart-shown',
      'change-line',
      'line-changed',
      'checkout-started',
      'checkout-opened',
      'order-placed',
      'checkout-closed',
    ],
  },
} as const satisfies Record<string, Tag>

export type TagName = keyof typeof tags

/** The table as those read it who do not know the names. */
export type Tags = Readonly<Record<string, Tag>>
