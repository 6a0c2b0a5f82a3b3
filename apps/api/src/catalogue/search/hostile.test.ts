import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked } from '../testing/stocked.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const texts = [
  "'; drop table product; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'a & b | !c:*',
  "\\' \\\\ ''",
  '((((',
  ':*',
  '%',
  '_',
  '..',
  '..5',
  '\u0000',
  '\ud800',
  '\u202eevil',
  'x'.repeat(10_000),
  '🛁'.repeat(60),
  'constructor',
  '__proto__',
]
const numbers = ['-1', '0', '1.5', '1e9', 'NaN', '99999999999999999999', '', 'ten', '0x10']

/** Refused with words or answered: never a failure of ours. */
const expectNoFailure = async (url: string) => {
  const response = await opened.app.inject(url)
  expect([200, 404, 414, 422], `${url.slice(0, 120)} ${response.body.slice(0, 200)}`).toContain(
    response.statusCode,
  )
  if (response.statusCode === 422) expect(response.json().message).toBe('The given data was invalid.')
}

test.each(['search', 'category', 'department', 'filters', 'showroom', 'sort'])(
  'any text as %s is answered or refused',
  async (field) => {
    for (const text of texts) {
      const sent = field === 'filters' ? [`brand:${text}`, `${text}:x`, text] : [text]
      for (const value of sent) {
        // A lone surrogate has no UTF-8: it can only arrive escaped, in JSON.
        if (!/\p{Surrogate}/u.test(value)) {
          await expectNoFailure(`/api/visualization/products?${field}=${encodeURIComponent(value)}`)
        }
        const posted = await opened.app.inject({
          method: 'POST',
          url: '/api/visualization/products',
          payload: { [field]: value },
        })
        expect([200, 404, 422], `${field} ${posted.body.slice(0, 200)}`).toContain(posted.statusCode)
      }
    }
    expect((await readStocked(opened.db, '0')).length).toBeGreaterThan(0)
  },
)

test.each(['page', 'page_size', 'price_min', 'price_max', 'quantity'])(
  'any number as %s is answered or refused',
  async (field) => {
    for (const number of numbers) {
      await expectNoFailure(`/api/visualization/products?${field}=${number}`)
      await expectNoFailure(`/api/visualization/products?search=tile&${field}=${number}`)
    }
  },
)

test('negative pages and prices are refused with the field’s name', async () => {
  for (const field of ['page', 'price_min', 'quantity']) {
    const response = await opened.app.inject(`/api/visualization/products?${field}=-1`)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  }
})

test('broken percent signs, objects for texts and floods of filters are refused', async () => {
  await expectNoFailure('/api/visualization/products?search[]=x&search[y]=z')
  await expectNoFailure(`/api/visualization/products?${'filters=brand:x&'.repeat(100)}`)
  const facets = Array.from({ length: 21 }, (_, index) => `filters=f${index}:x`).join('&')
  const many = await opened.app.inject(`/api/visualization/products?${facets}`)
  expect(many.statusCode).toBe(422)
  const broken = await opened.app.inject('/api/visualization/products?search=%zz%00')
  expect(broken.statusCode).toBeLessThan(500)
  for (const payload of [{ search: {} }, { filters: [{}] }, { filters: 'x' }, [], { page: [] }]) {
    const response = await opened.app.inject({ method: 'POST', url: '/api/visualization/products', payload })
    expect(response.statusCode, JSON.stringify(payload)).toBe(422)
  }
})

test('rails and product pages take no other ids than ours', async () => {
  for (const text of texts) {
    if (!/\p{Surrogate}/u.test(text)) await expectNoFailure(`/api/public?pid=${encodeURIComponent(text)}`)
    for (const rail of ['top_products', 'customer_also_viewed', 'recently_viewed']) {
      const response = await opened.app.inject({
        method: 'POST',
        url: `/api/${rail}/`,
        payload: { product: text, products: [text], category: text },
      })
      expect([200, 404, 422], `${rail} ${response.body}`).toContain(response.statusCode)
    }
  }
})
