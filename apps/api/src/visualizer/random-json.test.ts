import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type { Design, Floorplan, Template } from '@showroom/contract/visualizer/visualizer'
import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../cart/testing/guest.ts'
import { aShopper } from '../cart/testing/shopper.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPhotoState, aTile, sendRoomPhoto } from './testing/a-photo-room.ts'
import { anything, nudged, spoiled } from './testing/spoiled.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const at = (path: string) => `/api/visualization/${path}`
const sending = (method: 'POST' | 'PUT', body: object) => ({ method, body })
const visitor = () => aShopper(opened.app, showroom)

/** Refused with a sentence, and at each field with what is wrong there. */
const expectRefused = ({ status, message, errors }: Answer<unknown>) => {
  expect(status).toBe(422)
  expect(message).toMatch(/^[A-Z].*\.$/)
  expect(Object.values(errors ?? {}).flat().length).toBeGreaterThan(0)
  for (const said of Object.values(errors ?? {}).flat()) expect(said).toMatch(/\S/)
}

const aPlan = fc.constantFrom(...plans.map(({ plan }) => plan))

test('whatever is sent for a plan is refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (plan) => {
      expectRefused(await visitor().ask(at('floorplan'), sending('POST', { showroom, plan })))
    }),
  )
})

test('a plan of which something is wrong is refused with a sentence, or opens, is drawn, counted and priced', async () => {
  let opens = 0
  await fc.assert(
    fc.asyncProperty(
      aPlan.chain((plan) => fc.oneof(spoiled(plan), nudged(plan))),
      async (plan) => {
        const one = visitor()
        const sent = await one.ask<{ floorplan: Floorplan; cart_token: string }>(
          at('floorplan'),
          sending('POST', { showroom, plan }),
        )
        if (sent.status !== 200) return expectRefused(sent)
        opens += 1
        one.guest.token = sent.data.cart_token
        const { id, room_type } = sent.data.floorplan
        expect(await one.ask(at(`floorplan/${id}`))).toMatchObject({ status: 200 })
        const priced = at(`template/${room_type}-modern-1?showroom=${showroom}&floorplan=${id}`)
        expect(await one.ask(priced)).toMatchObject({ status: 200 })
      },
    ),
  )
  expect(opens).toBeGreaterThan(0)
})

test('a look of which something is wrong is refused with a sentence, or kept and counted', async () => {
  const { data } = await visitor().ask<Template>(at(`template/kitchen-modern-1?showroom=${showroom}`))
  const floorplan = data.floorplan.id
  await fc.assert(
    fc.asyncProperty(spoiled(data.state), async (state) => {
      const body = { showroom, floorplan, template: null, state }
      const kept = await visitor().ask<Design>(at('design'), sending('POST', body))
      if (kept.status !== 200) expectRefused(kept)
    }),
  )
})

test('marks in a photo of which something is wrong are refused with a sentence, or kept and counted', async () => {
  const one = visitor()
  await one.signUp()
  const photo = await sendRoomPhoto(opened.app, one.guest, { showroom })
  const good = aPhotoState({ product_id: await aTile(opened.app, showroom) }, {})
  const begun = { showroom, photo: photo.data.id, name: 'Bath', state: good }
  const { data: room } = await one.ask<PhotoRoom>(at('photo_room'), sending('POST', begun))
  let { version } = room
  await fc.assert(
    fc.asyncProperty(spoiled(good), async (state) => {
      const kept = await one.ask<PhotoRoom>(at(`photo_room/${room.id}`), sending('PUT', { version, state }))
      if (kept.status !== 200) return expectRefused(kept)
      version = kept.data.version
    }),
  )
})
