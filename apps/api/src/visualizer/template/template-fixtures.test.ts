import type { Design, Material, Template, TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { aPro } from '../../testing/a-pro.ts'
import { sql } from '../../platform/db/sql.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const at = (path: string) => `/api/visualization/${path}`
const post = (body: object) => ({ method: 'POST', body }) as const

const firstFor = async (surface: string): Promise<Material> => {
  const { data } = await aShopper(opened.app).ask<Material[]>(at(`materials?showroom=0&surface=${surface}`))
  const [found] = data
  if (!found) throw new Error(`Nothing is sold as ${surface}.`)
  return found
}

/** A bathroom with a floor, faucets as the plan counts them, and three lamps. */
const aBathroom = async () => {
  const [floor, faucet, lamp] = [
    await firstFor('floor'),
    await firstFor('bath_faucet'),
    await firstFor('lights'),
  ]
  const state = {
    v: 1,
    laid: { floor: { product_id: floor.id } },
    metal: 'Matte Black',
    fixtures: { bath_faucet: { product_id: faucet.id }, lights: { product_id: lamp.id, qty: 3 } },
  }
  return { state, faucet, lamp }
}

const about = { title: 'Black and quiet', style: 'modern', state: 'published' }

test('a Pro’s template keeps its metal and fixtures: whoever opens it gets them, as many as their own plan wants', async () => {
  const pro = await aPro(opened)
  const { state, faucet, lamp } = await aBathroom()
  const { data: room } = await pro.ask<Design>('POST /api/visualization/design', {
    showroom: pro.vsdId,
    floorplan: 'bath-double-8x10',
    state,
  })
  const made = await pro.ask<Template>('POST /api/visualization/template', { ...about, design: room.id })
  expect(made).toMatchObject({ status: 200, data: { state: { metal: 'Matte Black' }, gone: [] } })

  const guest = aShopper(opened.app, pro.vsdId)
  const qtyIn = ({ lines }: Pick<Template, 'lines'>, { id }: Material) =>
    lines.find(({ product_id }) => product_id === id)?.qty
  const seenIn = async (plan: string) =>
    (await guest.ask<Template>(at(`template/${made.data.id}?showroom=${pro.vsdId}&floorplan=${plan}`))).data
  const [double, single] = [await seenIn('bath-double-8x10'), await seenIn('bath-alcove-5x8')]
  expect([qtyIn(double, faucet), qtyIn(double, lamp)]).toEqual([2, 3])
  expect([qtyIn(single, faucet), qtyIn(single, lamp)]).toEqual([1, 3])
  const { data: cards } = await guest.ask<TemplateCard[]>(
    at(`templates?showroom=${pro.vsdId}&room_type=bathroom`),
  )
  expect(cards[0]).toMatchObject({ id: made.data.id, item_count: 3, from_cents: double.total_cents })

  const body = { showroom: pro.vsdId, floorplan: 'bath-alcove-5x8', template: made.data.id }
  const { data: begun } = await guest.ask<Design>(at('design'), post(body))
  expect(begun).toMatchObject({
    state: { metal: 'Matte Black', fixtures: { bath_faucet: { product_id: faucet.id, qty: null } } },
    total_cents: single.total_cents,
  })
})

test('a client’s own template keeps its fixtures, and names what of them is not sold any more', async () => {
  const one = aShopper(opened.app)
  await one.signUp()
  const { state, faucet, lamp } = await aBathroom()
  const asked = { showroom: '0', floorplan: 'bath-double-8x10', state }
  const { data: room } = await one.ask<Design>(at('design'), post(asked))
  const { data: made } = await one.ask<Template>(at('template'), post({ ...about, design: room.id }))
  await opened.db.query(sql`update product set status = 'archived' where public_id = ${lamp.id}`)
  const { data: seen } = await one.ask<Template>(at(`template/${made.id}?showroom=0`))
  expect(seen.gone).toMatchObject([{ product_id: lamp.id, name: lamp.name }])
  expect(seen.lines.map(({ product_id }) => product_id)).toContain(faucet.id)
  expect(seen.lines.map(({ product_id }) => product_id)).not.toContain(lamp.id)
})

test('a fixture of a look is exchanged by the address for another of its kind that is sold here, as many as the plan wants', async () => {
  const { ask } = aShopper(opened.app)
  const path = at('template/bathroom-modern-2?showroom=0&floorplan=bath-double-8x10')
  const { data: before } = await ask<Template>(path)
  const [faucet, toilet, floor] = [
    await firstFor('bath_faucet'),
    await firstFor('toilet'),
    await firstFor('floor'),
  ]
  const { data } = await ask<Template>(`${path}&lay=bath_faucet:${faucet.id},floor:${floor.id}`)
  expect(data.state.fixtures).toEqual({ bath_faucet: { product_id: faucet.id, qty: null } })
  const line = data.lines.find(({ product_id }) => product_id === faucet.id)
  expect(line).toMatchObject({ qty: 2, fixtures: [{ key: 'bath_faucet', qty: 2 }], surfaces: [] })
  expect(data.lines).toHaveLength(before.lines.length + 1)
  for (const lay of [`bath_faucet:${toilet.id}`, `toilet:${floor.id}`, 'toilet:nonesuch', `roof:${floor.id}`])
    expect(await ask(`${path}&lay=${lay}`)).toMatchObject({
      status: 422,
      errors: { lay: [expect.any(String)] },
    })
})
