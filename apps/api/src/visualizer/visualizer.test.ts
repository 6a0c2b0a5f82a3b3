import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type {
  Design,
  FloorplanCard,
  Material,
  SharedDesign,
  Template,
  TemplateCard,
} from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, type Begun } from '../cart/testing/shopper.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`
const post = (body: object) => ({ method: 'POST', body }) as const
const put = (body: object) => ({ method: 'PUT', body }) as const

const visitor = () => aShopper(opened.app, showroom)

/** A guest who has kept a design: the token of the new cart is theirs. */
const keptBy = async (who: ReturnType<typeof visitor>, body: object = {}) => {
  const asked = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1', ...body }
  const answer = await who.ask<Design>(at('design'), post(asked))
  if (answer.data?.cart_token) who.guest.token = answer.data.cart_token
  return answer
}

test('54 plans and 108 templates are there, and counted', async () => {
  const { data } = await visitor().ask(at('counts'))
  expect(data).toEqual({ floorplans: 54, templates: 108 })
})

test('plans are found by room, shape and size; where none fits, the nearest are offered', async () => {
  const { ask } = visitor()
  const { data } = await ask<FloorplanCard[]>(at('floorplans?room_type=bathroom&shape=alcove&page_size=50'))
  expect(data.map(({ id }) => id)).toEqual([
    'bath-alcove-5x8',
    'bath-alcove-5x8-mirrored',
    'bath-alcove-5x9',
    'bath-alcove-5x9-mirrored',
  ])
  const none = await opened.app.inject(at('floorplans?room_type=kitchen&max_width=3000'))
  expect(none.json()).toMatchObject({ total: 0, data: [] })
  expect(none.json().nearest.length).toBe(6)
})

test('the L of 12 by 14 less 5 by 5 has 143 square feet', async () => {
  const { data } = await visitor().ask<FloorplanCard>(at('floorplan/kitchen-l-nook-12x14'))
  expect(data.areas).toMatchObject({ whole: 143_000, laid: { floor: 143_000 } })
})

test('a template is met by goods of the showroom, counted for a plan and priced', async () => {
  const { ask } = visitor()
  const { data } = await ask<Template>(
    at(`template/kitchen-modern-1?showroom=${showroom}&floorplan=kitchen-l-nook-12x14`),
  )
  const { lines, total_cents = 0, materials, state } = data
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.reduce((sum, { line_total_cents = 0 }) => sum + line_total_cents, 0)).toBe(total_cents)
  for (const { product_id, qty, line_total_cents } of lines) {
    const material = materials.find(({ id }) => id === product_id)
    expect(line_total_cents).toBe((material?.price.price_cents ?? 0) * qty)
  }
  expect(Object.keys(state.laid).length).toBeGreaterThan(0)
  const other = await ask(at(`template/kitchen-modern-1?showroom=${showroom}&floorplan=bath-alcove-5x8`))
  expect(other).toMatchObject({
    status: 422,
    errors: { floorplan: [expect.stringContaining('another kind of room')] },
  })
})

test('templates are filtered, and priced for the plan that is chosen', async () => {
  const { ask } = visitor()
  const { data } = await ask<TemplateCard[]>(
    at(`templates?showroom=${showroom}&style=coastal&room_type=bathroom`),
  )
  expect(data.map(({ id }) => id).sort()).toEqual([
    'bathroom-coastal-1',
    'bathroom-coastal-2',
    'bathroom-coastal-3',
  ])
  const forPlan = await ask<TemplateCard[]>(
    at(`templates?showroom=${showroom}&floorplan=bath-powder-3x6&page_size=50`),
  )
  expect(forPlan.data.every(({ room_type, area }) => room_type === 'bathroom' && area === 18_000)).toBe(true)
})

test('materials for a surface come with what laying and counting need', async () => {
  const { data } = await visitor().ask<Material[]>(at(`materials?showroom=${showroom}&surface=floor`))
  expect(data.length).toBeGreaterThan(0)
  for (const { quantity } of data) expect(quantity.step_qty).toBeGreaterThan(0)
})

test('a plan that can not be is refused by field, and a guest’s own plan is nobody else’s', async () => {
  const one = visitor()
  const { plan } = plans[0] ?? {}
  const crossed = {
    ...plan,
    outline: [
      [0, 0],
      [9_000, 0],
      [9_000, 500],
      [0, 500],
    ],
  }
  const refused = await one.ask(at('floorplan'), post({ showroom, plan: crossed }))
  expect(refused).toMatchObject({
    status: 422,
    errors: { 'plan.outline': ['A wall must be at least 1 foot long.'] },
  })
  const { data } = await one.ask<{ floorplan: { id: string }; cart_token: string }>(
    at('floorplan'),
    post({ showroom, plan }),
  )
  one.guest.token = data.cart_token
  expect(await one.ask(at(`floorplan/${data.floorplan.id}`))).toMatchObject({ status: 200 })
  expect(await visitor().ask(at(`floorplan/${data.floorplan.id}`))).toMatchObject({ status: 404 })
})

test('of two who change the same version the second is told', async () => {
  const one = visitor()
  const { data } = await keptBy(one)
  const change = (name: string) => one.ask<Design>(at(`design/${data.id}`), put({ version: 1, name }))
  expect(await change('Mine')).toMatchObject({ status: 200, data: { version: 2, name: 'Mine' } })
  expect(await change('Theirs')).toMatchObject({ status: 409, code: 'changed' })
})

test('goods that the showroom does not sell, or that belong elsewhere, are refused by surface', async () => {
  const one = visitor()
  const laid = { floor: { product_id: 'nothing' } }
  const answer = await keptBy(one, { state: { v: 1, laid } })
  expect(answer).toMatchObject({
    status: 422,
    errors: { 'state.laid.floor.product_id': [expect.any(String)] },
  })
})

test('a guest’s design is bought as it is counted: quantities, and the room in the note', async () => {
  const one = visitor()
  const { data: design } = await keptBy(one)
  const { data } = await one.ask<{ cart: Cart; report: FilledLine[] }>(
    at(`design/${design.id}/to_cart`),
    post({ keys: ['floor'] }),
  )
  const floor = design.lines.find(({ surfaces }) => surfaces.some(({ key }) => key === 'floor'))
  const line = data.cart.Project_tans.find(({ product_id }) => product_id === floor?.product_id)
  expect(line?.coverage_note?.rooms[0]).toMatchObject({
    name: expect.stringMatching(/^Floor, /),
    area: 143_000,
  })
  expect(data.report).toHaveLength(1)
})

test('a link shows the room without prices unless it is told to, and can be ended', async () => {
  const one = visitor()
  const { data: design } = await keptBy(one)
  const share = async (body: object) =>
    (await one.ask<{ token: string }>(at(`design/${design.id}/share`), post(body))).data.token
  const shut = await visitor().ask<SharedDesign>(at(`shared/${await share({})}`))
  expect(shut.data.sees_prices).toBe(false)
  expect(JSON.stringify(shut.data)).not.toContain('cents')
  const token = await share({ prices: true })
  const open = await visitor().ask<SharedDesign>(at(`shared/${token}`))
  expect(open.data.total_cents).toBe(design.total_cents)
  const other = visitor()
  const { data: mine } = await other.ask<Design>(at(`shared/${token}/copy`), post({ showroom }))
  expect(mine).toMatchObject({ version: 1, name: design.name })
  await one.ask(at(`design/${design.id}/share`), { method: 'DELETE' })
  expect(await visitor().ask(at(`shared/${token}`))).toMatchObject({ status: 404 })
})

test('a guest who signs up finds what they designed in a project, as a room with the plan’s measures', async () => {
  const one = visitor()
  const { data: design } = await keptBy(one)
  await one.signUp()
  const my_item = { showroom, floorplan: 'kitchen-l-nook-12x14', floorTemplate: 'kitchen-modern-1' }
  const { data: begun } = await one.begin({ my_item })
  one.guest.token = null
  expect(begun).toMatchObject({ design_id: design.id, room_id: expect.any(String) })
  const { data: project } = await one.ask<{ rooms: { id: string; areas: { floor: number } }[] }>(
    `/api/project/${begun.project_id}`,
  )
  expect(project.rooms).toMatchObject([{ areas: { floor: 143_000 } }])
  const { data: kept } = await one.ask<Design>(at(`design/${design.id}`))
  expect(kept).toMatchObject({ project_id: begun.project_id, room_id: project.rooms[0]?.id })
})

test('an account’s complete item makes project, room and design; an unknown template makes the project alone', async () => {
  const one = visitor()
  await one.signUp()
  const begin = async (floorTemplate: string) =>
    (await one.begin({ my_item: { showroom, floorplan: 'bath-alcove-5x8', floorTemplate } }))
      .data as Begun & { design_id: string | null }
  const begun = await begin('bathroom-rustic-2')
  const { data } = await one.ask<Design>(at(`design/${begun.design_id}`))
  expect(data).toMatchObject({ template_id: 'bathroom-rustic-2', project_id: begun.project_id })
  expect(await begin('no-such-template')).toMatchObject({ room_id: null, design_id: null })
})

test('a design goes into a named project as a room with its goods', async () => {
  const one = visitor()
  await one.signUp()
  const { data: design } = await keptBy(one)
  const { data } = await one.ask<{ project_id: string; report: FilledLine[] }>(
    at(`design/${design.id}/to_project`),
    post({ name: 'Our kitchen', as: 'chosen' }),
  )
  expect(data.report).toHaveLength(design.lines.length)
  const { data: project } = await one.ask<{ items: unknown[]; rooms: unknown[] }>(
    `/api/project/${data.project_id}`,
  )
  expect([project.rooms.length, project.items.length]).toEqual([1, design.lines.length])
})

test('a room is drawn for the address that we gave, and for no other', async () => {
  const { data } = await visitor().ask<Template>(at(`template/living-modern-1?showroom=${showroom}`))
  const url = `${data.picture?.url}-320.webp`
  const drawn = await opened.app.inject(url)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp'])
  const forged = url.replace(/[0-9a-f]{20}-320/, `${'0'.repeat(20)}-320`)
  expect((await opened.app.inject(forged)).statusCode).toBe(404)
})
