import type { ShowroomHit, ShowroomProfile } from '@showroom/contract/showroom/showroom'
import type { Shop } from '@showroom/contract/shop/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest } from '../cart/testing/guest.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const ask = <Data>(url: string) => aGuest(opened.app).ask<Data>(url)
const search = async (typed: string) => {
  const { data } = await ask<ShowroomHit[]>(`/api/visualization/showrooms?s=${encodeURIComponent(typed)}`)
  return data.map(({ vsd_id, city }) => `${vsd_id} ${city}`)
}

test.each([
  ['HARVEST2', ['HARVEST2 Pasadena']],
  ['harv-est 2', ['HARVEST2 Pasadena']],
  ['HARV', ['HARVEST2 Pasadena']],
  ['maple and', []],
  ['maple & main', ['MAPLE247 Minneapolis']],
  ['KITCHEN', ['MAPLE247 Minneapolis', 'K7QWM3ZT Portland']],
  ['summit home', ['SUMMT9BZ Boise', 'SUMMT4DN Denver']],
  ['vest2', []],
  ['ab', []],
  ['---', []],
  ['%%%', []],
  ['___', []],
  ["'; drop table showroom; --", []],
  ['<script>alert(1)</script>', []],
])('the search for %s', async (typed, found) => {
  expect((await search(typed)).toSorted()).toEqual(found.toSorted())
})

test('emptied, the search lists ten, the paying first', async () => {
  const hits = await search('')
  expect(hits).toHaveLength(10)
  expect(hits[0]).toBe('MAPLE247 Minneapolis')
})

test('an unlisted showroom answers to its whole ID only', async () => {
  expect(await search('quiet harbor')).toEqual([])
  expect(await search('QU2ETHR')).toEqual([])
  expect(await search('qu2ethrb')).toEqual(['QU2ETHRB Newport'])
})

type Found = { profile: ShowroomProfile; category: { slug_url: string; product_count: number }[] }
const profileOf = async (query: string) => {
  const { data } = await ask<Found>(`/api/visualization/shop_profile?${query}`)
  return data
}

test('a profile is found by Showroom ID and by the Pro’s id', async () => {
  const byId = await profileOf('vsd_id=harvest2')
  expect(byId.profile).toMatchObject({
    vsd_id: 'HARVEST2',
    custom_addon: { subscription_status: 'active' },
    theme_color: '#b4532a',
  })
  expect(byId.category.length).toBeGreaterThan(15)
  expect(await profileOf(`showroom=${byId.profile.user_id}`)).toEqual(byId)
})

test.each(['vsd_id=NOTTHERE', 'vsd_id=', 'showroom=0', '', 'vsd_id=%27%20or%201=1'])(
  'empty data means not found: %s',
  async (query) => {
    const answer = await ask(`/api/visualization/shop_profile?${query}`)
    expect(answer).toMatchObject({ status: 200, success: true, data: [] })
  },
)

test('what a showroom hides is not among its categories', async () => {
  const slugs = async (id: string) =>
    (await profileOf(`vsd_id=${id}`)).category.map(({ slug_url }) => slug_url)
  expect(await slugs('CEDAR936')).toContain('artificial-turf')
  expect(await slugs('MAPLE247')).not.toContain('artificial-turf')
})

const shopOf = async (showroom: string) => (await ask<Shop>(`/api/shop?showroom=${showroom}`)).data

test('the add-on and Premium bring their own colour and logo; a plain showroom has the marketplace’s', async () => {
  const harvest = await shopOf('HARVEST2')
  expect(harvest.theme).toMatchObject({ is_custom: true, logo: '/showroom/logos/harvest.svg' })
  expect(harvest.theme.light['--showroom-accent']).toBe('#b4532a')
  const maple = await shopOf('MAPLE247')
  expect(maple).toMatchObject({ powered_by: false, theme: { is_custom: true } })
  const cedar = await shopOf('CEDAR936')
  expect(cedar).toMatchObject({ powered_by: true, theme: { is_custom: false, logo: null } })
  expect(cedar.theme.light['--showroom-accent']).toBe('#1f5a4c')
})

test('one read opens the shop: menu, guest session and the cart’s summary', async () => {
  const guest = aGuest(opened.app, 'CEDAR936')
  const [product] = await opened.db.query<{ public_id: string }>({
    text: `select public_id from product where status = 'active' and stock_status = 'made_to_order'
      and min_qty = 1 and step_qty = 1 limit 1`,
    values: [],
  })
  const { data } = await guest.add({ product_id: product?.public_id, qty: 1 })
  const shop = await guest.ask<Shop>('/api/shop?showroom=CEDAR936')
  expect(shop.data).toMatchObject({
    session: { kind: 'guest' },
    cart: { count: 1, version: 1, merchandise_cents: data.merchandise_cents },
  })
  expect(shop.data.menu.map(({ menu_slug }) => menu_slug)).toContain('kitchen')
})

test('the platform’s own shop has no profile, and an unknown showroom none at all', async () => {
  expect(await shopOf('0')).toMatchObject({ profile: null, showroom: '0', theme: { is_custom: false } })
  expect(await ask('/api/shop?showroom=NOTTHERE')).toMatchObject({ status: 404, code: 'not_found' })
})

test('a foreign page is refused whether it names the Showroom ID or the Pro’s id', async () => {
  const { profile } = await profileOf('vsd_id=SUMMT4DN')
  for (const ref of ['SUMMT4DN', 'summt-4dn', profile.user_id]) {
    const reply = await opened.app.inject({
      url: `/api/shop?showroom=${ref}`,
      headers: { origin: 'https://www.harvesthomeremodeling.example' },
    })
    expect(reply.statusCode).toBe(403)
  }
})
