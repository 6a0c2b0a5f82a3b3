import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { Design, Material, SharedDesign } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { sql } from '../../platform/db/sql.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`
const post = (body: object) => ({ method: 'POST', body }) as const
const put = (body: object) => ({ method: 'PUT', body }) as const

type Visitor = ReturnType<typeof aShopper>
const visitor = () => aShopper(opened.app, showroom)

const soldFor = async ({ ask }: Visitor, fixture: string): Promise<Material> => {
  const { data } = await ask<Material[]>(at(`materials?showroom=${showroom}&surface=${fixture}&page_size=5`))
  const found = data.find(({ stock }) => stock.status === 'in_stock') ?? data[0]
  if (!found) throw new Error(`Nothing is sold as ${fixture}.`)
  return found
}

/** A bathroom for two, with faucets and a lamp. */
const aBathroom = async (one: Visitor) => {
  const [faucet, lamp] = [await soldFor(one, 'bath_faucet'), await soldFor(one, 'lights')]
  const fixtures = { bath_faucet: { product_id: faucet.id }, lights: { product_id: lamp.id, qty: 3 } }
  const asked = { showroom, floorplan: 'bath-double-8x10', state: { v: 1, fixtures } }
  const { data } = await one.ask<Design>(at('design'), post(asked))
  if (data.cart_token) one.guest.token = data.cart_token
  return { design: data, faucet, lamp }
}

test('goods for a fixture are whole ones of its shelves, and come in the finishes that are asked for', async () => {
  const one = visitor()
  const of = (query: string) => opened.app.inject(at(`materials?showroom=${showroom}&${query}`))
  const all = (await of('surface=bath_faucet')).json()
  expect(all.category.slug_url).toBe('single-hole')
  const { values } = all.facets.find(({ key }: { key: string }) => key === 'finish')
  const black = values.find(({ value }: { value: string }) => value === 'Matte Black')
  const found = (await of('surface=bath_faucet&filters=finish:Matte%20Black&filters=finish:Black')).json()
  expect(found.total).toBe(black.count)
  const drop = (await of('surface=kitchen_sink&category=drop-in')).json()
  expect(drop.category.slug_url).toBe('drop-in')
  expect(await one.ask(at(`materials?showroom=${showroom}&surface=roof`))).toMatchObject({ status: 422 })
})

test('a fixture is counted by the plan or as it is typed, priced, shared and bought by the piece', async () => {
  const one = visitor()
  const { design, faucet, lamp } = await aBathroom(one)
  const lineOf = ({ lines }: Pick<Design, 'lines'>, { id }: Material) =>
    lines.find(({ product_id }) => product_id === id)
  expect(design.floorplan.areas.fixtures).toMatchObject({ vanity: 1, bath_faucet: 2, lights: 1 })
  expect(lineOf(design, faucet)).toMatchObject({
    qty: 2,
    surfaces: [],
    fixtures: [{ key: 'bath_faucet', qty: 2 }],
    line_total_cents: faucet.price.price_cents * 2,
  })
  expect(lineOf(design, lamp)).toMatchObject({ qty: 3 })
  const { data: link } = await one.ask<{ token: string }>(at(`design/${design.id}/share`), post({}))
  const { data: shared } = await visitor().ask<SharedDesign>(at(`shared/${link.token}`))
  expect(lineOf(shared, faucet)).toMatchObject({ qty: 2 })
  expect(lineOf(shared, faucet)?.line_total_cents).toBeUndefined()
  const { data } = await one.ask<{ cart: Cart; report: FilledLine[] }>(
    at(`design/${design.id}/to_cart`),
    post({ keys: ['bath_faucet'] }),
  )
  expect(data.report).toHaveLength(1)
  const [line] = data.cart.Project_tans
  expect(line).toMatchObject({ product_id: faucet.id, qty: 2, coverage_note: null })
})

test('a fixture goes into a project with its number, as an option', async () => {
  const one = visitor()
  await one.signUp()
  const { design, lamp } = await aBathroom(one)
  const { data } = await one.ask<{ project_id: string; report: FilledLine[] }>(
    at(`design/${design.id}/to_project`),
    post({ name: 'Upstairs bath' }),
  )
  expect(data.report.find(({ product_id }) => product_id === lamp.id)).toMatchObject({
    result: 'added',
    qty: 3,
  })
})

test('what is no such fixture, or too many of it, is refused at its field, and nothing is lost', async () => {
  const one = visitor()
  const { design, faucet, lamp } = await aBathroom(one)
  const change = (fixtures: object) =>
    one.ask<Design>(at(`design/${design.id}`), put({ version: 1, state: { v: 1, fixtures } }))
  const toilet = await soldFor(one, 'toilet')
  expect(await change({ bath_faucet: { product_id: toilet.id } })).toMatchObject({
    status: 422,
    errors: {
      'state.fixtures.bath_faucet.product_id': ['These goods are something else than this fixture.'],
    },
  })
  expect(await change({ toilet: { product_id: 'nonesuch' } })).toMatchObject({ status: 422 })
  expect(await change({ lights: { product_id: lamp.id, qty: 201 } })).toMatchObject({ status: 422 })
  expect(await change({ roof: { product_id: lamp.id } })).toMatchObject({ status: 422 })
  const { data } = await one.ask<Design>(at(`design/${design.id}`))
  expect([data.version, data.state.fixtures?.bath_faucet?.product_id]).toEqual([1, faucet.id])
})

test('a fixture that the showroom has lost is named, and counted nowhere', async () => {
  const one = visitor()
  const { design, lamp } = await aBathroom(one)
  await opened.db.query(sql`update product set status = 'archived' where public_id = ${lamp.id}`)
  const { data } = await one.ask<Design>(at(`design/${design.id}`))
  expect(data.gone).toEqual([expect.objectContaining({ product_id: lamp.id, name: lamp.name })])
  expect(data.lines.map(({ product_id }) => product_id)).not.toContain(lamp.id)
  const bought = await one.ask<{ report: FilledLine[] }>(at(`design/${design.id}/to_cart`), post({}))
  expect(bought.data.report).toContainEqual(
    expect.objectContaining({
      product_id: lamp.id,
      result: 'left_out',
      message: 'It was chosen for lights and is not sold here any more.',
    }),
  )
  await opened.db.query(sql`update product set status = 'active' where public_id = ${lamp.id}`)
})
