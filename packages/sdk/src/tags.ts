import { tag } from './tag.ts'

/** The one table of what a page can write. Every tag also takes `showroom`, `theme` and the page's own `lang`. */
export const tags = {
  'showroom-entry': tag({
    attributes: { value: 'string', redirect: 'string' },
    events: ['selected'],
    load: () => import('@showroom/widgets/entry'),
  }),
  'showroom-categories': tag({
    attributes: { department: 'string', layout: ['grid', 'carousel'] },
    events: ['category-chosen'],
    load: () => import('@showroom/widgets/categories'),
  }),
  'showroom-products': tag({
    attributes: {
      category: 'string',
      search: 'string',
      sort: 'string',
      'page-size': 'string',
      filters: 'string',
    },
    events: ['products-shown', 'product-chosen', 'category-chosen', 'add-to-cart', 'added-to-cart'],
    load: () => import('@showroom/widgets/products'),
  }),
  'showroom-product': tag({
    attributes: { product: 'string' },
    events: [
      'product-shown',
      'add-to-cart',
      'added-to-cart',
      'cart-opened',
      'product-chosen',
      'category-chosen',
    ],
    load: () => import('@showroom/widgets/product'),
  }),
  'showroom-cart-button': tag({
    attributes: {},
    events: [
      'cart-opened',
      'cart-shown',
      'change-line',
      'line-changed',
      'add-to-cart',
      'added-to-cart',
      'checkout-started',
      'product-chosen',
    ],
    load: () => import('@showroom/widgets/cart-button'),
  }),
  'showroom-cart': tag({
    attributes: { layout: ['drawer', 'inline'] },
    events: [
      'cart-shown',
      'change-line',
      'line-changed',
      'add-to-cart',
      'added-to-cart',
      'checkout-started',
      'product-chosen',
    ],
    load: () => import('@showroom/widgets/cart'),
  }),
  'showroom-shop': tag({
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
    ],
    load: () => import('@showroom/widgets/shop-front'),
  }),
}

export type TagName = keyof typeof tags
