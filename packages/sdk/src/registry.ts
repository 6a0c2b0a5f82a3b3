import type { Row } from './tag.ts'

/**
 * One row per tag. Doors, React components, plain HTML, manifest, typings, budgets and docs are made from it or held
 * against it: a tag without one of them does not compile. Every tag also takes `showroom`, `theme` and the page's `lang`.
 * The script tag's bundle keeps the attributes only (build/registry.mjs).
 */
export const registry = {
  'showroom-entry': {
    attributes: {
      value: 'string',
      redirect: 'string',
      name: 'string',
      required: 'boolean',
      disabled: 'boolean',
    },
    events: ['selected'],
    widget: 'entry',
    door: 'loader',
    budget: { goal: 17_000, cap: 21_550 },
  },
  'showroom-categories': {
    attributes: { department: 'string', layout: ['grid', 'carousel'] },
    events: ['category-chosen'],
    widget: 'categories',
    door: 'loader',
    budget: { goal: 17_000, cap: 20_000 },
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
    widget: 'products',
    door: 'loader',
    budget: { goal: 24_000, cap: 29_700 },
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
    widget: 'product',
    door: 'loader',
    budget: { goal: 24_000, cap: 26_300 },
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
    widget: 'cart-button',
    door: 'loader',
    budget: { goal: 14_000, cap: 16_700 },
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
    widget: 'cart',
    door: 'runtime',
    budget: { goal: 24_000, cap: 30_000 },
  },
  'showroom-checkout': {
    attributes: {},
    events: ['checkout-started', 'checkout-opened', 'order-placed', 'checkout-closed'],
    widget: 'checkout',
    door: 'runtime',
    budget: { goal: 28_000, cap: 34_000 },
  },
  'showroom-sign-in': {
    attributes: {},
    events: ['signed-in', 'signed-out'],
    widget: 'sign-in',
    door: 'runtime',
    budget: { goal: 17_000, cap: 20_000 },
  },
  'showroom-orders': {
    attributes: {},
    events: ['signed-in', 'signed-out'],
    widget: 'orders',
    door: 'runtime',
    budget: { goal: 28_000, cap: 32_000 },
  },
  'showroom-chat': {
    attributes: { project: 'string', layout: ['inline', 'launcher'] },
    events: ['signed-in', 'signed-out'],
    widget: 'chat',
    door: 'runtime',
    budget: { goal: 34_000, cap: 37_200 },
  },
  'showroom-checklist': {
    attributes: { project: 'string' },
    events: ['signed-in', 'signed-out'],
    widget: 'checklist',
    door: 'runtime',
    budget: { goal: 32_000, cap: 36_500 },
  },
  'showroom-visualizer': {
    attributes: { template: 'string', room: 'string' },
    events: ['add-to-cart', 'added-to-cart'],
    widget: 'visualizer',
    door: 'runtime',
    budget: { goal: 24_000, cap: 28_000 },
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
    widget: 'shop-front',
    door: 'loader',
    firstView: ['categories'],
    budget: { goal: 28_000, cap: 32_000 },
  },
} as const satisfies Record<string, Row>

export type Registry = typeof registry
export type TagName = keyof Registry

export const isTagName = (name: string): name is TagName => Object.hasOwn(registry, name)

/** The table as those read it who do not know the names. */
export type Rows = Readonly<Record<string, Pick<Row, 'attributes'>>>
