import { resizePlan } from '@showroom/contract/visualizer/resize-plan.rules'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { Floorplan, Template } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`
const post = (body: object) => ({ method: 'POST', body }) as const

const visitor = () => aShopper(opened.app, showroom)

test('a room is drawn for the address that we gave, and for no other', async () => {
  const { data } = await visitor().ask<Template>(at(`template/living-modern-1?showroom=${showroom}`))
  const url = `${data.picture?.url}-320.webp`
  const drawn = await opened.app.inject(url)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp'])
  const forged = url.replace(/[0-9a-f]{20}-320/, `${'0'.repeat(20)}-320`)
  expect((await opened.app.inject(forged)).statusCode).toBe(404)
})

test('a template is pictured in the room of its own plan, with its walls, fronts and island in its colors', async () => {
  const { data } = await visitor().ask<Template>(
    at(`template/kitchen-modern-1?showroom=${showroom}&floorplan=kitchen-l-island-14x15`),
  )
  const [, scene, tokens = ''] = /rooms\/([^/]+)\/([^/]+)\//.exec(data.picture?.url ?? '') ?? []
  expect(scene).toBe('plan-kitchen-l-island-14x15')
  const { walls, cabinets, island } = data.state.painted
  for (const paint of [walls, cabinets, island])
    expect(tokens.split('.')).toContain(`c${paint?.color.slice(1)}`)
})

test('a picture says where each surface’s goods are seen in it, once for each surface that has goods', async () => {
  for (const slug of ['living-modern-1', 'kitchen-modern-1', 'bathroom-modern-1']) {
    const { data } = await visitor().ask<Template>(at(`template/${slug}?showroom=${showroom}`))
    expect(data.spots.length).toBeGreaterThan(0)
    expect(new Set(data.spots.map(({ key }) => key)).size).toBe(data.spots.length)
    for (const { key, product_id, at: place } of data.spots) {
      expect(data.lines.find((line) => line.product_id === product_id)?.surfaces).toContainEqual(
        expect.objectContaining({ key }),
      )
      for (const share of place) expect([share > 0, share < 1]).toEqual([true, true])
    }
  }
})

test('whoever’s browser draws nothing gets the address of what they have laid, and nothing is drawn that is not sold', async () => {
  const { ask } = visitor()
  const { data } = await ask<Template>(at(`template/bathroom-modern-1?showroom=${showroom}`))
  const { state } = data
  const room = { showroom, floorplan: data.floorplan.id }
  const addressOf = async (changed: object) => {
    const reply = await ask<Picture>(at('picture'), post({ ...room, state: { ...state, ...changed } }))
    expect(reply.status).toBe(200)
    return reply.data.url
  }
  expect(await addressOf({})).toBe(data.picture?.url)
  const painted = await addressOf({ painted: { walls: { color: '#2f3a44' } } })
  expect(painted).toContain('c2f3a44')
  expect((await opened.app.inject(`${painted}-320.webp`)).statusCode).toBe(200)
  const lost = await addressOf({ laid: { floor: { product_id: 'nonesuch' } } })
  expect(lost).not.toContain('nonesuch')
  for (const wrong of [
    { ...room, state: { v: 2 } },
    { ...room, state: { ...state, laid: { roof: {} } } },
  ])
    expect(await ask(at('picture'), post(wrong))).toMatchObject({ status: 422 })
  expect(await ask(at('picture'), post({ ...room, floorplan: 'nonesuch', state }))).toMatchObject({
    status: 404,
  })
})

test('pattern, grout, joint and turn of what lies there are in the picture, and in its address', async () => {
  const { ask } = visitor()
  const { data } = await ask<Template>(at(`template/bathroom-modern-1?showroom=${showroom}`))
  const { floor } = data.state.laid
  const drawnWith = async (how: object) => {
    const state = { ...data.state, laid: { ...data.state.laid, floor: { ...floor, ...how } } }
    const body = { showroom, floorplan: data.floorplan.id, state }
    const { data: picture } = await ask<Picture>(at('picture'), post(body))
    const drawn = await opened.app.inject(`${picture.url}-320.webp`)
    expect(drawn.statusCode).toBe(200)
    return { url: picture.url, bytes: drawn.rawPayload.toString('base64') }
  }
  const ways = [{}, { grout: '#101010' }, { joint_mil: 500 }, { angle: 45 }, { start: [500, 250] }]
  const drawn = await Promise.all(ways.map(drawnWith))
  expect(new Set(drawn.map(({ url }) => url)).size).toBe(ways.length)
  expect(new Set(drawn.map(({ bytes }) => bytes)).size).toBe(ways.length)
})

test('a size of one’s own keeps the scene of the plan that it was made from, and says which size that has', async () => {
  const one = visitor()
  const { data: built } = await one.ask<Floorplan>(at('floorplan/kitchen-l-11x13'))
  expect([built.scene, built.scene_of]).toEqual(['plan-kitchen-l-11x13', null])
  const sized = resizePlan(built.plan, { width: 12_500, length: 14_000 })
  const keep = async (made_from: string) => {
    const body = { showroom, plan: sized.plan, made_from }
    const { data } = await one.ask<{ floorplan: Floorplan; cart_token: string | null }>(
      at('floorplan'),
      post(body),
    )
    if (data.cart_token) one.guest.token = data.cart_token
    return data.floorplan
  }
  const own = await keep('kitchen-l-11x13')
  const about = { scene: 'plan-kitchen-l-11x13', scene_of: { width: 11_000, length: 13_000 } }
  expect(own).toMatchObject({ ...about, width: 12_500, length: 14_000 })
  // However often its size is changed.
  expect(await keep(own.id)).toMatchObject(about)
  expect(await keep('nonesuch')).toMatchObject({ scene: null, scene_of: null })
})
