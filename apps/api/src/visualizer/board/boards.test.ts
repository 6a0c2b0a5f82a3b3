import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { Design } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { aShopper, type Shopper } from '../../cart/testing/shopper.ts'
import { standardTerms } from '../../client-terms/client-terms.ts'
import { saveTerms } from '../../client-terms/client-terms.store.ts'
import { firstPageSmall } from '../../platform/files/pdf-page.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aPhotoState, aTile, sendRoomPhoto } from '../testing/a-photo-room.ts'
import { boardOf } from './board.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const post = (body: object) => ({ method: 'POST', body }) as const

const aDesign = async (who: Shopper) => {
  const body = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1' }
  const { data } = await who.ask<Design>('/api/visualization/design', post(body))
  if (data.cart_token) who.guest.token = data.cart_token
  return data
}

const aPhotoRoom = async (who: Shopper) => {
  const { data: photo } = await sendRoomPhoto(opened.app, who.guest, { showroom })
  if (photo.cart_token) who.guest.token = photo.cart_token
  const state = aPhotoState({ product_id: await aTile(opened.app, showroom) })
  const body = { showroom, photo: photo.id, name: 'Our hall', state }
  return (await who.ask<PhotoRoom>('/api/visualization/photo_room', post(body))).data
}

const paperAt = (url: string, { guest: { token } }: Shopper) =>
  opened.app.inject({ url, headers: token === null ? {} : { 'showroom-cart': token } })

test('a room in a plan and a room in a photo are papers of their owner’s alone', async () => {
  const [one, other] = [aShopper(opened.app, showroom), aShopper(opened.app, showroom)]
  const [design, room] = [await aDesign(one), await aPhotoRoom(one)]
  await aDesign(other)
  for (const path of [`design/${design.id}`, `photo_room/${room.id}`]) {
    const url = `/api/visualization/${path}/board`
    const paper = await paperAt(url, one)
    expect(paper.statusCode).toBe(200)
    expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // It opens, and is more than a white page.
    expect((await firstPageSmall(paper.rawPayload, 400))?.length).toBeGreaterThan(2_000)
    expect((await paperAt(url, other)).statusCode).toBe(404)
  }
})

test('a board says of each material what it is, where it lies, how much of it is needed and what that costs, or not', async () => {
  const one = aShopper(opened.app, showroom)
  const { lines, total_cents, not_sold, materials } = await aDesign(one)
  const about = { title: 'Ours', company: 'Us', logo: null, link: 'https://ours.test', notes: [] }
  const skus = new Map(lines.map(({ product_id }) => [product_id, `S-${product_id}`]))
  const told = { ...about, lines, total_cents, not_sold, materials, skus }
  const priced = boardOf({ ...told, visibility: 'all' })
  expect(priced.rows).toHaveLength(lines.length)
  expect(priced.rows[0]).toMatchObject({
    name: lines[0]?.name,
    facts: expect.stringContaining(`SKU S-${lines[0]?.product_id}`),
    where: expect.stringMatching(/sq ft$/),
    price: expect.stringMatching(/^\$/),
  })
  expect(priced.total).toMatch(/^\$/)
  const summed = boardOf({ ...told, visibility: 'totals' })
  expect([summed.total, summed.rows.map(({ price }) => price).join('')]).toEqual([priced.total, ''])
  for (const visibility of ['allowances', 'hidden'] as const)
    expect(JSON.stringify(boardOf({ ...told, visibility }))).not.toContain('$')
})

test('who is shown no prices by their Pro finds none on paper, whatever they ask for', async () => {
  const client = await aHomeowner(opened)
  const context = await showroomContext(opened.db, showroom)
  const account = await accountByEmail(opened.db, client.email)
  const held = { showroomId: context?.id ?? 0, accountId: account?.id ?? 0 }
  const body = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1' }
  const { data: design } = await client.ask<Design>('POST /api/visualization/design', body)
  const sizeOf = async (query: string) => {
    const url = `/api/visualization/design/${design.id}/board${query}`
    const headers = { authorization: `Bearer ${client.token}` }
    return (await opened.app.inject({ url, headers })).rawPayload.length
  }
  expect(await sizeOf('')).toBeGreaterThan(await sizeOf('?prices=0'))
  await saveTerms(opened.db, held, { ...standardTerms, priceVisibility: 'hidden', now: opened.now() })
  expect(await sizeOf('')).toBe(await sizeOf('?prices=0'))
})

test('one address has so many boards set in a minute, and is told when to ask again', async () => {
  const busy = await openTestApp({ RATE_LIMITS: 'on' })
  onTestFinished(busy.close)
  const ask = (path: string) => busy.app.inject(`/api/visualization/${path}/nonesuch/board`)
  for (let asked = 0; asked < 20; asked += 1) expect((await ask('design')).statusCode).toBe(404)
  const refused = await ask('photo_room')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many' })
})
