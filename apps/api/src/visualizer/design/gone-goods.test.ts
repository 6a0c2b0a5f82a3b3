import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { Design, Material } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { aShopper, type Shopper } from '../../cart/testing/shopper.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { testClock } from '../../testing/test-clock.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { boardOf } from '../board/board.ts'
import { aPhotoState, aTile, sendRoomPhoto } from '../testing/a-photo-room.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let passedMs = 0
beforeAll(async () => {
  const clock = testClock()
  opened = await openTestApp({}, () => new Date(clock().getTime() + passedMs))
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const post = (body: object) => ({ method: 'POST', body }) as const
const put = (body: object) => ({ method: 'PUT', body }) as const
const at = (path: string) => `/api/visualization/${path}`

const keptBy = async (who: Shopper, body: object = {}) => {
  const asked = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1', ...body }
  const answer = await who.ask<Design>(at('design'), post(asked))
  if (answer.data?.cart_token) who.guest.token = answer.data.cart_token
  return answer
}

/** What is kept of the catalogue between requests is at most a second old. */
const changed = async (change: Sql) => {
  await opened.db.query(change)
  await raiseVersion(opened.db)
  passedMs += 2_000
}

const changes = {
  archived: (id: string) => sql`update product set status = 'archived' where public_id = ${id}`,
  draft: (id: string) => sql`update product set status = 'draft' where public_id = ${id}`,
  discontinued: (id: string) =>
    sql`update product set stock_status = 'discontinued', stock_qty = 0 where public_id = ${id}`,
  back: (id: string) => sql`
    update product set status = 'active', stock_status = 'in_stock', stock_qty = 500 where public_id = ${id}`,
}

const floorOf = ({ state, materials }: Design) => {
  const id = state.laid.floor?.product_id ?? ''
  return { id, name: materials.find((material) => material.id === id)?.name ?? '' }
}

test.each(['archived', 'discontinued'] as const)(
  'a product that is %s is named where it lay: in the list, on the way to the cart and to a project, and on paper',
  async (how) => {
    const one = aShopper(opened.app, showroom)
    await one.signUp()
    const { data: before } = await keptBy(one)
    const { id, name } = floorOf(before)
    await changed(changes[how](id))
    const { data: design } = await one.ask<Design>(at(`design/${before.id}`))
    expect(design.gone).toEqual([{ product_id: id, name, color: expect.stringMatching(/^#/) }])
    expect(design.state).toEqual(before.state)
    expect(design.lines.map(({ product_id }) => product_id)).not.toContain(id)
    const label = `Floor: ${name} is not sold here any more`
    expect(design.not_sold).toContainEqual({ key: 'floor', label, color: null })

    const left = { text: name, product_id: id, result: 'left_out', qty: 0, message: expect.any(String) }
    const cart = await one.ask<{ report: FilledLine[] }>(at(`design/${before.id}/to_cart`), post({}))
    expect(cart.data.report).toContainEqual({ line: null, ...left })
    const project = await one.ask<{ report: FilledLine[] }>(
      at(`design/${before.id}/to_project`),
      post({ name: 'Ours' }),
    )
    expect(project.data.report).toContainEqual({ line: null, ...left })
    const alone = await one.ask(at(`design/${before.id}/to_cart`), post({ keys: ['floor'] }))
    expect(alone).toMatchObject({ status: 422, errors: { keys: [expect.stringMatching(/any more/)] } })

    const about = { title: 'Ours', company: 'Us', logo: null, link: 'https://ours.test', notes: [] }
    const paper = boardOf({ ...about, ...design, skus: new Map(), visibility: 'all' })
    expect(paper.notSold).toContain(label)
    await changed(changes.back(id))
  },
)

test('a room with goods that this showroom has lost is kept as it is, and what was never sold is refused', async () => {
  const one = aShopper(opened.app, showroom)
  const { data: before } = await keptBy(one)
  const { id } = floorOf(before)
  await changed(changes.archived(id))
  const { state } = before
  expect(await keptBy(one, { state })).toMatchObject({ status: 200, data: { gone: [{ product_id: id }] } })
  const painted = { ...state, painted: { walls: { color: '#ffffff' } } }
  expect(await one.ask(at(`design/${before.id}`), put({ version: 1, state: painted }))).toMatchObject({
    status: 200,
  })
  // Of its surface it must be all the same, and offered once.
  const counter = { ...state, laid: { counter: { product_id: id } } }
  expect(await keptBy(one, { state: counter })).toMatchObject({ status: 422 })
  await changed(changes.draft(id))
  expect(await keptBy(one, { state })).toMatchObject({ status: 422 })
  await changed(changes.back(id))
})

test('a room that is copied into a showroom without such goods says what it lost', async () => {
  const everywhere = aShopper(opened.app, showroom)
  const { data } = await everywhere.ask<Material[]>(
    at(`materials?showroom=${showroom}&surface=paving&page_size=1`),
  )
  const [paver] = data
  const one = aShopper(opened.app, 'MAPLE247')
  const state = { v: 1, laid: { paving: { product_id: paver?.id } } }
  const body = { showroom: 'MAPLE247', floorplan: 'patio-12x14', template: null, state }
  const plans = await one.ask<{ id: string }[]>(at('floorplans?room_type=outdoor&page_size=1'))
  const { data: design } = await keptBy(one, { ...body, floorplan: plans.data[0]?.id })
  expect(design).toMatchObject({ gone: [{ product_id: paver?.id, name: paver?.name }], lines: [] })
})

test('in a photo of one’s own what this showroom has lost is named as well, and the room is kept', async () => {
  const one = aShopper(opened.app, showroom)
  await one.signUp()
  const id = await aTile(opened.app, showroom)
  const { data: photo } = await sendRoomPhoto(opened.app, one.guest, { showroom })
  const state = aPhotoState({ product_id: id })
  const room = { showroom, photo: photo.id, name: 'Our hall', state }
  const { data: before } = await one.ask<PhotoRoom>(at('photo_room'), post(room))
  expect(before.gone).toEqual([])
  await changed(changes.archived(id))
  const { data } = await one.ask<PhotoRoom>(at(`photo_room/${before.id}`))
  const [lost] = before.materials
  expect(data).toMatchObject({ gone: [{ product_id: id, name: lost?.name }], lines: [], materials: [] })
  const onWall = { version: 1, state: { ...state, places: [...state.places, ...wallOf(id)] } }
  expect(await one.ask(at(`photo_room/${before.id}`), put(onWall))).toMatchObject({ status: 200 })
  await changed(changes.back(id))
})

const wallOf = (product_id: string) => aPhotoState({}, { product_id }).places.slice(1)
