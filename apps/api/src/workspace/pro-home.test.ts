import type { ProHome } from '@showroom/contract/workspace/workspace'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInviter } from '../invite/testing/an-inviter.ts'
import { aHomeowner } from '../project/testing/a-homeowner.ts'
import { aPro } from '../testing/a-pro.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const openShop = (vsdId: string, userAgent?: string) =>
  opened.app.inject({
    url: `/api/shop?showroom=${vsdId}`,
    headers: { 'user-agent': userAgent },
  })

test('a shop that is opened in a browser is a visit of its own showroom, whoever came', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  const home = async (of: typeof pro) => (await of.ask<ProHome>('GET /api/workspace/pro_home')).data
  expect(await home(pro)).toMatchObject({
    showroom: { vsd_id: pro.vsdId },
    funnel: { visits: 0, carts: 0, orders: 0 },
    month: { orders: 0, sales_cents: 0 },
  })
  await openShop(pro.vsdId, 'Mozilla/5.0')
  await openShop(pro.vsdId, 'Mozilla/5.0')
  await openShop(pro.vsdId, '')
  expect((await home(pro)).funnel).toEqual({ visits: 2, carts: 0, orders: 0 })
  expect((await home(other)).funnel.visits).toBe(0)
})

test('the steps of setting up are done by what was really done', async () => {
  const pro = await aPro(opened)
  const done = async () => {
    const { data } = await pro.ask<ProHome>('GET /api/workspace/pro_home')
    return data.set_up.filter(({ is_done }) => is_done).map(({ step }) => step)
  }
  expect(await done()).toEqual(['markup'])
  await pro.ask('PUT /api/showroom/own', {
    tagline: 'Baths before breakfast',
    theme_color: '',
    phone: '',
    city: '',
    state: '',
    since_year: null,
    hidden_categories: [],
  })
  expect(await done()).toEqual(['brand', 'markup'])
})

test('who joined by an invitation with an account that they had is the first client', async () => {
  const pro = await anInviter(opened)
  const isDone = async () => {
    const { data } = await pro.ask<ProHome>('GET /api/workspace/pro_home')
    return data.set_up.find(({ step }) => step === 'client')?.is_done
  }
  const client = await aHomeowner(opened)
  await pro.invite(client.email)
  expect(await isDone()).toBe(false)
  await client.ask('POST /api/invite/join', { code: pro.codeTo(client.email) })
  expect(await isDone()).toBe(true)
})
