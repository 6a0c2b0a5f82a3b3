import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import type { Design, Material, Template, TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../../cart/testing/shopper.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const at = (path: string) => `/api/visualization/${path}`

let floor = ''
beforeAll(async () => {
  const { data } = await aShopper(opened.app).ask<Material[]>(at('materials?showroom=0&surface=floor'))
  floor = data[0]?.id ?? ''
})

test('what a client keeps as a template is first in every showroom for them alone, and goes with them', async () => {
  const pro = await aPro(opened)
  const [one, other] = [aShopper(opened.app), aShopper(opened.app)]
  await one.signUp()
  await other.signUp()
  const state = { v: 1, laid: { floor: { product_id: floor } }, painted: { walls: { color: '#8fa094' } } }
  const kept = await one.ask<Design>(at('design'), {
    method: 'POST',
    body: { showroom: '0', floorplan: 'kitchen-l-nook-12x14', state },
  })
  const body = { design: kept.data.id, title: 'Like at grandmother’s', style: 'rustic', state: 'hidden' }
  const made = await one.ask<Template>(at('template'), { method: 'POST', body })
  expect(made).toMatchObject({
    status: 200,
    data: { is_own: true, is_pros: false, state: { painted: state.painted }, lines: [{ product_id: floor }] },
  })
  const { id } = made.data
  const first = async (who: typeof one, showroom: string) =>
    (await who.ask<TemplateCard[]>(at(`templates?showroom=${showroom}&room_type=kitchen`))).data[0]
  expect(await first(one, pro.vsdId)).toMatchObject({ id, is_own: true })
  expect((await first(other, '0'))?.is_own).toBe(false)
  expect(await other.ask(at(`template/${id}?showroom=0`))).toMatchObject({ status: 404 })
  expect(await opened.app.inject(at(`template/${id}?showroom=0`))).toMatchObject({ statusCode: 404 })
  expect((await aShopper(opened.app).ask(at('counts'))).data).toMatchObject({ templates: 108 })

  const room = { showroom: pro.vsdId, floorplan: 'kitchen-galley-8x11', template: id }
  const begun = await one.ask<Design>(at('design'), { method: 'POST', body: room })
  expect(begun.data).toMatchObject({ template_id: id, state: { painted: state.painted } })
  expect(await other.ask(at('design'), { method: 'POST', body: room })).toMatchObject({ status: 404 })

  const change = { title: 'Grandmother’s kitchen', style: 'rustic', state: 'hidden' }
  for (const who of [other, pro])
    expect(
      await (who === pro
        ? pro.ask(`PUT /api/visualization/template/${id}`, change)
        : other.ask(at(`template/${id}`), { method: 'PUT', body: change })),
    ).toMatchObject({ status: 404 })
  expect(await one.ask(at(`template/${id}`), { method: 'PUT', body: change })).toMatchObject({
    status: 200,
    data: { title: change.title, state: 'published' },
  })
  const own = await one.ask<OwnTemplate[]>(at(`own_templates?showroom=${pro.vsdId}`))
  expect(own.data.map(({ title }) => title)).toEqual([change.title])
  expect((await other.ask<OwnTemplate[]>(at('own_templates'))).data).toEqual([])
  expect(await one.ask(at(`template/${id}`), { method: 'DELETE' })).toMatchObject({ status: 200 })
  expect((await one.ask<Design>(at(`design/${begun.data.id}`))).data.template_id).toBeNull()
})
