import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import { mostTemplates } from '@showroom/contract/visualizer/template-choices'
import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import type { Design, Material, Template, TemplateCard } from '@showroom/contract/visualizer/visualizer'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const at = (path: string) => `/api/visualization/${path}`
type Pro = Awaited<ReturnType<typeof aPro>>

/** What lies on the floor of what is published here. */
let floor = ''
beforeAll(async () => {
  const { data } = await aShopper(opened.app).ask<Material[]>(at('materials?showroom=0&surface=floor'))
  floor = data[0]?.id ?? ''
})

const aDesignOf = async (pro: Pro, floorplan = 'kitchen-l-nook-12x14') => {
  const { data } = await pro.ask<Design>('POST /api/visualization/design', {
    showroom: pro.vsdId,
    floorplan,
    state: { v: 1, laid: { floor: { product_id: floor } } },
  })
  return data
}

const publish = (pro: Pro, design: string, about: object = {}) =>
  pro.ask<Template>('POST /api/visualization/template', {
    design,
    title: 'Our kitchen',
    style: 'modern',
    ...about,
  })

const seenIn = async (showroom: string) => {
  const { ask } = aShopper(opened.app, showroom)
  return (await ask<TemplateCard[]>(at(`templates?showroom=${showroom}&room_type=kitchen`))).data
}

test('what a Pro publishes comes first in their showroom, and in no other', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  const design = await aDesignOf(pro)
  const made = await publish(pro, design.id)
  expect(made).toMatchObject({ status: 200, data: { is_pros: true, lines: [{ product_id: floor }] } })
  const [first, second] = await seenIn(pro.vsdId)
  expect([first?.id, first?.is_pros, second?.is_pros]).toEqual([made.data.id, true, false])
  expect((await seenIn(other.vsdId)).some(({ is_pros }) => is_pros)).toBe(false)
  // Nobody publishes what somebody else has designed.
  expect(await publish(other, design.id)).toMatchObject({ status: 404 })
})

test('a template is edited, taken back and shown again, and removed; rooms made from it stay', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  const { data: made } = await publish(pro, (await aDesignOf(pro)).id, { state: 'draft' })
  const isSeen = async () => (await seenIn(pro.vsdId)).some(({ id }) => id === made.id)
  expect(await isSeen()).toBe(false)
  const change = (who: Pro, state: string) =>
    who.ask<OwnTemplate>(`PUT /api/visualization/template/${made.id}`, {
      title: 'Warm oak',
      style: 'rustic',
      state,
    })
  expect(await change(other, 'published')).toMatchObject({ status: 404 })
  expect(await change(pro, 'published')).toMatchObject({
    status: 200,
    data: { title: 'Warm oak', style: 'rustic', state: 'published' },
  })
  expect(await isSeen()).toBe(true)
  const client = aShopper(opened.app, pro.vsdId)
  const room = await client.ask<Design>(at('design'), {
    method: 'POST',
    body: { showroom: pro.vsdId, floorplan: 'kitchen-l-nook-12x14', template: made.id },
  })
  client.guest.token = room.data.cart_token
  await change(pro, 'hidden')
  expect(await isSeen()).toBe(false)
  const { data: kept } = await pro.ask<OwnTemplate[]>('GET /api/visualization/own_templates')
  expect(kept).toMatchObject([{ id: made.id, state: 'hidden', has_photo: false }])
  const removal = `DELETE /api/visualization/template/${made.id}`
  expect(await other.ask(removal)).toMatchObject({ status: 404 })
  expect(await pro.ask(removal)).toMatchObject({ status: 200 })
  expect(await client.ask<Design>(at(`design/${room.data.id}`))).toMatchObject({
    status: 200,
    data: { template_id: null, lines: [{ product_id: floor }] },
  })
})

test('a Pro’s own plan is copied: clients open it and keep rooms in it, and it is in nobody’s list', async () => {
  const pro = await aPro(opened)
  const { data: kept } = await pro.ask<{ floorplan: { id: string } }>('POST /api/visualization/floorplan', {
    showroom: pro.vsdId,
    plan: { ...plans[0]?.plan, name: 'The Garcias’ kitchen' },
    made_from: plans[0]?.slug,
  })
  const { data: made } = await publish(pro, (await aDesignOf(pro, kept.floorplan.id)).id)
  const client = aShopper(opened.app, pro.vsdId)
  const plan = made.floorplan.id
  expect(plan).not.toBe(kept.floorplan.id)
  const seen = await client.ask(at(`template/${made.id}?showroom=${pro.vsdId}&floorplan=${plan}`))
  expect(seen).toMatchObject({ status: 200 })
  const body = { showroom: pro.vsdId, floorplan: plan, template: made.id }
  expect(await client.ask(at('design'), { method: 'POST', body })).toMatchObject({ status: 200 })
  const { data: listed } = await client.ask<{ id: string }[]>(at('floorplans?page_size=96'))
  expect(listed.some(({ id }) => id === plan)).toBe(false)
})

const sendPhoto = async (pro: Pro, id: string, { width, height }: { width: number; height: number }) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#876' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = fileForm({ bytes, fileName: 'kitchen.jpg' })
  const reply = await opened.app.inject({
    method: 'POST',
    url: at(`template/${id}/photo`),
    headers: { ...headers, authorization: `Bearer ${pro.token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<{ data: OwnTemplate; errors?: object }>() }
}

test('a Pro’s own picture is drawn anew in the frame of the others, and taken off again', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  const { data: made } = await publish(pro, (await aDesignOf(pro)).id)
  expect(await sendPhoto(other, made.id, { width: 1600, height: 1000 })).toMatchObject({ status: 404 })
  expect(await sendPhoto(pro, made.id, { width: 1500, height: 1000 })).toMatchObject({
    status: 422,
    errors: { file: ['The picture field must be Minimum 1600 X 1000 pixels.'] },
  })
  const sent = await sendPhoto(pro, made.id, { width: 1600, height: 1000 })
  expect(sent).toMatchObject({ status: 200, data: { has_photo: true, picture: { view: 'photo' } } })
  const [card] = await seenIn(pro.vsdId)
  expect(card?.picture).toEqual({ ...sent.data.picture, alt: 'Our kitchen' })
  for (const [width, height] of [
    [640, 480],
    [1200, 900],
  ]) {
    const file = await opened.app.inject({ url: `${card?.picture?.url}-${width}.webp` })
    const drawn = await sharp(file.rawPayload).metadata()
    expect(drawn).toMatchObject({ width, height, format: 'webp' })
    expect(drawn.exif).toBeUndefined()
  }
  const whole = await pro.ask<Template>(`GET /api/visualization/template/${made.id}?showroom=${pro.vsdId}`)
  expect(whole.data.spots).toEqual([])
  const off = await pro.ask<OwnTemplate>(`DELETE /api/visualization/template/${made.id}/photo`)
  expect(off).toMatchObject({ status: 200, data: { has_photo: false, picture: { view: 'room' } } })
})

test('a showroom has so many, also when two are published at once', async () => {
  const pro = await aPro(opened)
  const design = await aDesignOf(pro)
  for (let count = 1; count < mostTemplates; count += 1) await publish(pro, design.id)
  const answers = await Promise.all([publish(pro, design.id), publish(pro, design.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a title is needed, and no bare room is published', async () => {
  const pro = await aPro(opened)
  const design = await aDesignOf(pro)
  expect(await publish(pro, design.id, { title: ' ' })).toMatchObject({
    status: 422,
    errors: { title: ['Give it a title.'] },
  })
  const bare = await pro.ask<Design>('POST /api/visualization/design', {
    showroom: pro.vsdId,
    floorplan: 'kitchen-l-nook-12x14',
    state: { v: 1, laid: {} },
  })
  expect(await publish(pro, bare.data.id)).toMatchObject({
    status: 422,
    errors: { design: expect.anything() },
  })
})
