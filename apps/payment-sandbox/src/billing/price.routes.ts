import { z } from 'zod'
import { sql } from '../db/sql.ts'
import { anyList, cents, flag, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import { addPrice, addProduct, type Price, pricesWhere, type Product, productById } from './price.store.ts'

const productAnswer = (one: Product) => ({
  id: one.id,
  object: 'product',
  active: true,
  created: unixTime(one.createdAt),
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  metadata: {},
  name: one.name,
  type: 'service',
})

export const priceAnswer = (one: Price) => ({
  id: one.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: unixTime(one.createdAt),
  currency: 'usd',
  livemode: false,
  lookup_key: one.lookupKey,
  metadata: {},
  nickname: null,
  product: one.productId,
  recurring: { interval: 'month', interval_count: 1, meter: null, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: one.unitAmount,
})

const recurring = z.strictObject({ interval: z.literal('month') })
const selling = z.strictObject({
  product: text,
  currency: z.literal('usd'),
  unit_amount: cents,
  recurring,
  lookup_key: text.optional(),
})
const listing = z.strictObject({ lookup_keys: anyList.optional(), active: flag.optional(), ...page })

/** What can be subscribed to: by the month, in dollars. */
export const priceRoutes = (route: StripeRoute) => {
  route(
    'POST /v1/products',
    z.strictObject({ id: text.optional(), name: text }),
    async ({ tx, form, now }) => {
      const { id = newId('prod'), name } = form
      if (await productById(tx, id))
        refuseRequest(`Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' })
      const made = { id, name, createdAt: now }
      await addProduct(tx, made)
      return productAnswer(made)
    },
  )

  route('GET /v1/products/:id', z.strictObject({}), async ({ tx, id }) =>
    productAnswer((await productById(tx, id)) ?? refuseMissing('product', id)),
  )

  route('POST /v1/prices', selling, async ({ tx, form, now }) => {
    const { id: productId } =
      (await productById(tx, form.product)) ?? refuseMissing('product', form.product, 'product')
    const lookupKey = form.lookup_key ?? null
    if (lookupKey !== null && (await pricesWhere(tx, sql`lookup_key = ${lookupKey}`)).length > 0)
      refuseRequest(`A price already uses that lookup key.`, { param: 'lookup_key' })
    const made = { id: newId('price'), productId, unitAmount: form.unit_amount, lookupKey, createdAt: now }
    await addPrice(tx, made)
    return priceAnswer(made)
  })

  route('GET /v1/prices', listing, async ({ tx, form }) => {
    const keyed = form.lookup_keys ? sql`lookup_key = any(${form.lookup_keys}::text[])` : sql`true`
    const found = form.active === false ? [] : await pricesWhere(tx, keyed)
    return listAnswer(found.map(priceAnswer), '/v1/prices', form)
  })
}
