import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { Design, DesignCard, SharedDesign } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { aShopper, type Begun } from '../../cart/testing/shopper.ts'
import { aPro } from '../../testing/a-pro.ts'
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

const visitor = () => aShopper(opened.app, showroom)

/** A guest who has kept a design: the token of the new cart is theirs. */
const keptBy = async (who: ReturnType<typeof visitor>, body: object = {}) => {
  const asked = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1', ...body }
  const answer = await who.ask<Design>(at('design'), post(asked))
  if (answer.data?.cart_token) who.guest.token = answer.data.cart_token
  return answer
}

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

test('a copy of a shared design tells a Pro in Client view what clients pay', async () => {
  const { ask, vsdId, token } = await aPro(opened)
  const { data: design } = await ask<Design>('POST /api/visualization/design', {
    showroom: vsdId,
    floorplan: 'kitchen-l-nook-12x14',
    template: 'kitchen-modern-1',
  })
  const { data: link } = await ask<{ token: string }>(`POST /api/visualization/design/${design.id}/share`, {
    prices: true,
  })
  const { data: shared } = await visitor().ask<SharedDesign>(at(`shared/${link.token}`))
  const copy = async (headers: Record<string, string>) => {
    const call = `POST /api/visualization/shared/${link.token}/copy`
    const asked = { token, headers, body: { showroom: vsdId } }
    return (await browserOn(opened.app)<Design>(call, asked)).data
  }
  expect((await copy({})).total_cents).toBe(design.total_cents)
  expect(design.total_cents).toBeLessThan(shared.total_cents ?? 0)
  expect((await copy({ 'showroom-view': 'client' })).total_cents).toBe(shared.total_cents)
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

test('a list tells of each room its picture and its place in a project, and can be of one project alone', async () => {
  const one = visitor()
  await one.signUp()
  const { data: kitchen } = await keptBy(one)
  const { data: bath } = await keptBy(one, { floorplan: 'bath-alcove-5x8', template: 'bathroom-rustic-2' })
  const into = at(`design/${kitchen.id}/to_project`)
  const { data: put } = await one.ask<{ project_id: string; room_id: string }>(into, post({ name: 'Ours' }))
  const listed = async (query: string) => (await one.ask<DesignCard[]>(at(`design${query}`))).data
  const all = await listed('')
  expect(all.map(({ id }) => id).toSorted()).toEqual([kitchen.id, bath.id].toSorted())
  expect(all.find(({ id }) => id === bath.id)).toMatchObject({
    picture: bath.picture,
    version: 1,
    room_id: null,
  })
  const { project_id, room_id } = put
  expect(await listed(`?project=${project_id}`)).toMatchObject([{ id: kitchen.id, project_id, room_id }])
})
