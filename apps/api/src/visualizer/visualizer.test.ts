import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type {
  FloorplanCard,
  Material,
  Template,
  TemplateCard,
} from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../cart/testing/shopper.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`
const post = (body: object) => ({ method: 'POST', body }) as const

const visitor = () => aShopper(opened.app, showroom)

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

test('paint is said for what the plan has: an island only where there is one', async () => {
  const saidFor = async (floorplan: string) => {
    const path = `template/kitchen-modern-1?showroom=${showroom}&floorplan=${floorplan}`
    const { data } = await visitor().ask<Template>(at(path))
    return data.not_sold.map(({ key }) => key)
  }
  expect(await saidFor('kitchen-l-island-14x15')).toEqual(expect.arrayContaining(['cabinets', 'island']))
  expect(await saidFor('kitchen-l-13x13')).not.toContain('island')
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

test('templates show every kind of room from the first page on, and each of them once', async () => {
  const { ask } = visitor()
  const pages: TemplateCard[][] = []
  for (let page = 1; page <= 9; page += 1)
    pages.push(
      (await ask<TemplateCard[]>(at(`templates?showroom=${showroom}&page_size=12&page=${page}`))).data,
    )
  for (const cards of pages) {
    expect(new Set(cards.map(({ room_type }) => room_type)).size).toBe(4)
    expect(new Set(cards.map(({ style }) => style)).size).toBe(12)
  }
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(108)
  const rooms = pages.flat().map(({ room_type }) => room_type)
  expect(rooms.filter((room, at) => room === rooms[at + 1])).toEqual([])
})

test('materials for a surface come with what laying and counting need', async () => {
  const { data } = await visitor().ask<Material[]>(at(`materials?showroom=${showroom}&surface=floor`))
  expect(data.length).toBeGreaterThan(0)
  for (const { quantity } of data) expect(quantity.step_qty).toBeGreaterThan(0)
})

test('materials are of the kind that is asked for, or of the kind of what lies there, and of those that one lot covers', async () => {
  const { ask } = visitor()
  type Page = { data: Material[]; total: number; category: { slug_url: string } }
  const list = async (words: string) =>
    (await ask(at(`materials?showroom=${showroom}&surface=floor&page_size=96${words}`))) as unknown as Page
  const wood = await list('&category=hardwood-flooring')
  expect(wood.category.slug_url).toBe('hardwood-flooring')
  const [board] = wood.data
  const laid = await list(`&product=${board?.id}`)
  expect([laid.category.slug_url, laid.data[0]?.id, laid.total]).toEqual([
    'hardwood-flooring',
    board?.id,
    wood.total,
  ])
  expect((await list('')).category.slug_url).toBe('tile-flooring')
  // A sink lies on no floor: what is usual there is shown.
  expect((await list('&product=nonesuch')).category.slug_url).toBe('tile-flooring')
  const covered = await list('&category=hardwood-flooring&area=400000')
  expect(covered.total).toBeGreaterThan(0)
  expect(covered.total).toBeLessThan(wood.total)
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

test('a product that is named comes first, on whatever page it stands', async () => {
  const { ask } = visitor()
  const path = `materials?showroom=${showroom}&surface=floor&page_size=2`
  const { data: second } = await ask<Material[]>(at(`${path}&page=2`))
  const named = second[1]?.id ?? ''
  const { data } = await ask<Material[]>(at(`${path}&product=${named}`))
  expect(data.map(({ id }) => id)).toEqual([
    named,
    ...(await ask<Material[]>(at(path))).data.map(({ id }) => id),
  ])
  const { data: without } = await ask<Material[]>(at(`${path}&product=nonesuch`))
  expect(without).toHaveLength(2)
})

test('other goods on a surface are pictured, counted and priced; what does not belong there is refused', async () => {
  const { ask } = visitor()
  const path = `template/kitchen-modern-1?showroom=${showroom}`
  const { data: before } = await ask<Template>(at(path))
  const { data: floors } = await ask<Material[]>(at(`materials?showroom=${showroom}&surface=floor`))
  const other = floors.find(({ id, appearance }) => appearance && id !== before.state.laid.floor?.product_id)
  const { data } = await ask<Template>(at(`${path}&lay=floor:${other?.id}`))
  expect(data.state.laid.floor?.product_id).toBe(other?.id)
  expect(data.lines.some(({ product_id }) => product_id === other?.id)).toBe(true)
  expect(data.picture?.url).not.toBe(before.picture?.url)
  for (const lay of [`counter:${other?.id}`, 'floor:nonesuch', `walls:${other?.id}`])
    expect(await ask(at(`${path}&lay=${lay}`))).toMatchObject({
      status: 422,
      errors: { lay: [expect.any(String)] },
    })
})
