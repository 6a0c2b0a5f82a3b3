import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type {
  PhotoRoom,
  PhotoRoomCard,
  SharedPhotoRoom,
} from '@showroom/contract/visualizer/photo-room.replies'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, type Shopper } from '../../cart/testing/shopper.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aPhotoState, aRoomPhoto, aTile, roomColor, sendRoomPhoto } from '../testing/a-photo-room.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let tile: string
beforeAll(async () => {
  opened = await openTestApp()
  tile = await aTile(opened.app, showroom)
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const path = '/api/visualization/photo_room'
const post = (body: object) => ({ method: 'POST', body }) as const
const put = (body: object) => ({ method: 'PUT', body }) as const
const remove = { method: 'DELETE' } as const

const visitor = () => aShopper(opened.app, showroom)

const send = async (who: Shopper, bytes?: Buffer) => {
  const sent = await sendRoomPhoto(opened.app, who.guest, { showroom, bytes })
  if (sent.data?.cart_token) who.guest.token = sent.data.cart_token
  return sent
}

const saved = async (who: Shopper, state: object = aPhotoState({ product_id: tile })) => {
  const { data: photo } = await send(who)
  return who.ask<PhotoRoom>(path, post({ showroom, photo: photo.id, name: 'Our hall', state }))
}

const fetched = (url: string, { session, token }: { session?: string | null; token?: string | null } = {}) =>
  opened.app.inject({
    url,
    headers: {
      ...(token ? { 'showroom-cart': token } : {}),
      ...(session ? { authorization: `Bearer ${session}` } : {}),
    },
  })

test('a guest’s room is saved with its photo, counted from its marks, and opens again', async () => {
  const one = visitor()
  const { status, data } = await saved(one, aPhotoState({ product_id: tile }, { product_id: tile }))
  expect(status).toBe(200)
  // Bought together, and counted once on the sum of both areas.
  expect(data.lines).toMatchObject([
    { product_id: tile, surfaces: [{ name: 'Floor' }, { name: 'Wall by the window' }] },
  ])
  expect(data.lines[0]?.area).toBeCloseTo(110_000, -1)
  const { data: again } = await one.ask<PhotoRoom>(`${path}/${data.id}`)
  expect(again).toEqual(data)
  const { data: cards } = await one.ask<PhotoRoomCard[]>(path)
  expect(cards).toMatchObject([{ id: data.id, name: 'Our hall', surface_count: 2, item_count: 1 }])
})

test('what somebody has measured is counted instead of what the photo says', async () => {
  const { data } = await saved(visitor(), aPhotoState({ product_id: tile, area: 99_000 }))
  expect(data.lines[0]?.area).toBe(99_000)
})

test('a photo is drawn anew without the place where it was taken, and is its sender’s alone', async () => {
  const one = visitor()
  const { data } = await saved(one)
  const url = `${path}/${data.id}/photo`
  const own = await fetched(url, one.guest)
  expect(own.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
  expect(await sharp(await aRoomPhoto()).metadata()).toHaveProperty('exif')
  expect(await sharp(own.rawPayload).metadata()).not.toHaveProperty('exif')
  const small = await fetched(`${url}?size=small`, one.guest)
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  expect((await sharp(small.rawPayload).metadata()).width).toBeLessThanOrEqual(480)
  const other = visitor()
  await saved(other)
  for (const asking of [{}, other.guest]) {
    expect((await fetched(url, asking)).statusCode).toBe(404)
    expect((await fetched(`${url}?size=small`, asking)).statusCode).toBe(404)
  }
  expect(await other.ask(`${path}/${data.id}`)).toMatchObject({ status: 404 })
})

test('what is no picture is refused, and so is a photo of somebody else or one that has its room', async () => {
  const [one, other] = [visitor(), visitor()]
  expect(await send(one, Buffer.from('no picture'))).toMatchObject({
    status: 422,
    errors: { file: [expect.stringContaining('not a picture')] },
  })
  const { data: photo } = await send(one)
  await send(other)
  const body = { showroom, photo: photo.id, name: 'Ours', state: aPhotoState() }
  const refused = { status: 422, errors: { photo: [expect.any(String)] } }
  expect(await other.ask(path, post(body))).toMatchObject(refused)
  expect(await one.ask(path, post(body))).toMatchObject({ status: 200 })
  expect(await one.ask(path, post(body))).toMatchObject(refused)
})

test('goods that are not sold here, or not for that surface, are refused by the surface', async () => {
  const one = visitor()
  expect(await saved(one, aPhotoState({}, { product_id: 'nothing' }))).toMatchObject({
    status: 422,
    errors: { 'state.places.1.laid.product_id': [expect.any(String)] },
  })
})

test('of two who change the same version the second is told', async () => {
  const one = visitor()
  const { data } = await saved(one)
  const change = (name: string) => one.ask<PhotoRoom>(`${path}/${data.id}`, put({ version: 1, name }))
  expect(await change('Mine')).toMatchObject({ status: 200, data: { version: 2, name: 'Mine' } })
  expect(await change('Theirs')).toMatchObject({ status: 409, code: 'changed' })
})

test('a link shows the room as it is laid, without the photo and without prices unless told to, until it is ended', async () => {
  const one = visitor()
  const { data } = await saved(one, aPhotoState({ product_id: tile }, { product_id: tile, area: 31_000 }))
  const share = async (body: object) =>
    (await one.ask<{ token: string; path: string }>(`${path}/${data.id}/share`, post(body))).data.token
  const seenBy = (token: string) => visitor().ask<SharedPhotoRoom>(`/api/visualization/shared_photo/${token}`)
  const shut = await seenBy(await share({}))
  expect(JSON.stringify(shut.data)).not.toContain('cents')
  expect(shut.data.spots.map(({ name, is_estimated }) => [name, is_estimated])).toEqual([
    ['Floor', true],
    ['Wall by the window', false],
  ])
  const token = await share({ prices: true })
  expect((await seenBy(token)).data).toMatchObject({ total_cents: data.total_cents, sees_prices: true })

  const picture = await fetched(`/showroom/shared-photos/${token}`)
  const { data: pixels } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true })
  const farFromTheWall = (x: number, y: number) => {
    const from = (Math.round(y * 900) * 1_200 + Math.round(x * 1_200)) * 3
    return roomColor.reduce((sum, code, index) => sum + Math.abs((pixels[from + index] ?? 0) - code), 0)
  }
  // What is not marked stays as it was taken.
  expect(farFromTheWall(0.05, 0.1)).toBeLessThan(12)
  expect(farFromTheWall(0.5, 0.8)).toBeGreaterThan(60)

  await one.ask(`${path}/${data.id}/share`, remove)
  expect(await seenBy(token)).toMatchObject({ status: 404 })
  expect((await fetched(`/showroom/shared-photos/${token}`)).statusCode).toBe(404)
})

test('removed, the room takes its photo along', async () => {
  const one = visitor()
  const { data } = await saved(one)
  expect(await one.ask(`${path}/${data.id}`, remove)).toMatchObject({ status: 200 })
  expect((await fetched(`${path}/${data.id}/photo`, one.guest)).statusCode).toBe(404)
  expect(await one.ask(`${path}/${data.id}`)).toMatchObject({ status: 404 })
})

test('a guest who signs in keeps the room on every device; in a project it is a room whose estimates are owned up to', async () => {
  const one = visitor()
  const { data } = await saved(one, aPhotoState({ product_id: tile }, { product_id: tile, area: 31_000 }))
  await one.signUp()
  await one.begin()
  const elsewhere = one.elsewhere()
  const own = await elsewhere.ask<PhotoRoom>(`${path}/${data.id}`)
  expect(own).toMatchObject({ status: 200, data: { name: 'Our hall' } })
  expect((await fetched(`${path}/${data.id}/photo`, elsewhere.guest)).statusCode).toBe(200)

  const into = (body: object) =>
    elsewhere.ask<{ project_id: string; room_id: string; report: FilledLine[] }>(
      `${path}/${data.id}/to_project`,
      post({ name: 'Our house', ...body }),
    )
  expect(await into({})).toMatchObject({ status: 422, errors: { estimates: [expect.any(String)] } })
  const { data: put_ } = await into({ estimates: true })
  const { data: project } = await elsewhere.ask<{
    rooms: { id: string; name: string }[]
    items: { qty: number; coverage_note: { rooms: { name: string; area: number }[] } }[]
  }>(`/api/project/${put_.project_id}`)
  expect(project.rooms).toMatchObject([{ id: put_.room_id, name: 'Our hall' }])
  expect(project.items).toMatchObject([
    {
      qty: data.lines[0]?.qty,
      coverage_note: {
        rooms: [
          { name: 'Floor, estimated from a photo' },
          { name: 'Wall by the window, measured', area: 31_000 },
        ],
      },
    },
  ])
})

test('what somebody keeps of their rooms is theirs to read, and goes with their account', async () => {
  const one = visitor()
  await one.signUp()
  const { data } = await saved(one)
  const { data: kept } = await one.ask<{ photo_rooms: { name: string }[] }>('/api/account/data')
  expect(kept.photo_rooms).toMatchObject([{ name: 'Our hall', photo_width: 1_200 }])
  expect(data.id).toEqual(expect.any(String))
})
