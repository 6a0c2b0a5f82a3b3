import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { type Call, endpoints } from '@showroom/contract/endpoints'
import { teamCalls } from '@showroom/contract/team/team-calls'
import { teamRoles } from '@showroom/contract/team/team.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { askAs } from '../testing/access/calls.ts'
import { aDraftOrderFor } from '../testing/access/draft-order-requests.ts'
import { noObjects } from '../testing/access/no-objects.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aTeam } from './testing/a-team.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())
beforeEach(() => forgetAllAttempts(opened.db))

/** The rules a second time, in other words than the table's: by what each role is for. */
const mayOf = {
  manager: /^(?!.*(team|payout|balance\/payment|premium|showroom\/)).*$/,
  designer: /draft_order|^GET \/api\/(clients(?!\/export)|sold_order$|order\/|workspace)/,
  finance: /^GET \/api\/(clients|sold_order|order\/|workspace|commission|balance)/,
}
const openedToSome = Object.keys(teamCalls) as Call[]
const ofProsAlone = (Object.keys(endpoints) as Call[]).filter(
  (call) => (endpoints[call] as { roles?: readonly string[] }).roles?.join() === 'Contractor',
)

test('every role reaches what it is for by calling, and is refused all else that is a Pro’s', async () => {
  const pro = await aTeam(opened)
  const tried = [...new Set([...openedToSome, ...ofProsAlone])]
  expect(tried.length).toBeGreaterThan(60)
  for (const role of teamRoles) {
    const { token } = await pro.member(role)
    for (const call of tried) {
      await forgetAllAttempts(opened.db)
      const headers = { authorization: `Bearer ${token}` }
      const reply = await askAs(opened, call, { objects: noObjects, headers })
      const isRefused = reply.statusCode === 403 && reply.json().code === 'not_authorized'
      const may = openedToSome.includes(call) && mayOf[role].test(call)
      expect([role, call, isRefused]).toEqual([role, call, !may])
      expect(reply.statusCode, `${role} ${call} ${reply.body}`).toBeLessThan(500)
    }
  }
})

test('a designer is told of no money of the house, a manager is', async () => {
  const pro = await aTeam(opened)
  const [designer, manager] = [await pro.member('designer'), await pro.member('manager')]
  const { data: made } = await designer.ask<DraftOrder>('POST /api/draft_order', aDraftOrderFor('ada'))
  expect(made.merchandise_cents).toBeGreaterThan(0)
  expect(JSON.stringify(made)).not.toContain('earns_cents')
  const { data: seen } = await manager.ask<DraftOrder>(`GET /api/draft_order/${made.id}`)
  expect(seen.earns_cents).toBeGreaterThan(0)
  for (const call of ['GET /api/clients', 'GET /api/sold_order', 'GET /api/workspace/pro_home'])
    expect(JSON.stringify((await designer.ask(call)).data), call).not.toMatch(
      /markup_bps|profit_cents|sales_cents|"notes"/,
    )
  const covered = await manager.ask<DraftOrder>(`GET /api/draft_order/${made.id}`, undefined, {
    'showroom-view': 'client',
  })
  expect(covered.data.earns_cents).toBeUndefined()
})
