import type { User } from '@showroom/contract/account/account'
import type { ClientRow } from '@showroom/contract/client/client'
import type { Team } from '@showroom/contract/team/team'
import { teamCalls } from '@showroom/contract/team/team-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aDraftOrderFor } from '../testing/access/draft-order-requests.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aTeam } from './testing/a-team.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = testDay
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())
beforeEach(() => forgetAllAttempts(opened.db))

const openedToSome = Object.keys(teamCalls)

const teamOf = async (pro: Awaited<ReturnType<typeof aTeam>>) => (await pro.ask<Team>('GET /api/team')).data

test('somebody is invited, opens the link, joins with the invited address, and works for the Pro', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.person()
  expect(await pro.invite(ada.email, 'manager')).toMatchObject({ status: 200, data: { state: 'invited' } })
  const code = pro.codeTo(ada.email)
  expect((await ada.ask('POST /api/team/open', { code })).data).toMatchObject({
    company_name: 'A Pro and Daughters',
    role: 'manager',
    is_joined: false,
  })
  expect((await ada.ask('GET /api/clients')).status).toBe(403)
  expect(await ada.ask('POST /api/team/join', { code })).toMatchObject({ status: 200 })
  expect((await ada.ask('GET /api/clients')).status).toBe(200)
  expect((await ada.ask<User>('GET /api/authuser')).data).toMatchObject({
    type: 'User',
    seats: [{ showroom: pro.userId, role: 'manager', is_chosen: true }],
  })
  expect(await teamOf(pro)).toMatchObject({
    owner: { email: pro.email },
    seats: [{ email: ada.email, role: 'manager', state: 'joined' }],
  })
})

test('whoever registers with the invited address joins once they have proven that they read its mail', async () => {
  const pro = await aTeam(opened)
  const eve = await pro.person({ isProven: false })
  await pro.invite(eve.email, 'finance')
  const code = pro.codeTo(eve.email)
  expect(await eve.ask('POST /api/team/join', { code })).toMatchObject({
    status: 409,
    code: 'email_unverified',
  })
  expect((await eve.ask('GET /api/clients')).status).toBe(403)
})

test('a page of one workspace does nothing in another that the session has gone to meanwhile', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.member('manager')
  const from = (workspace: string) => ({ 'showroom-workspace': workspace })
  expect((await ada.ask('GET /api/clients', undefined, from(ada.seatId))).status).toBe(200)
  for (const workspace of ['own', 'another'])
    expect(await ada.ask('GET /api/clients', undefined, from(workspace))).toMatchObject({
      status: 409,
      code: 'other_workspace',
    })
  // Their own calls are theirs from any page.
  expect((await ada.ask('GET /api/profile', undefined, from('another'))).status).toBe(200)
})

test('nobody joins with another address, twice, late, or by a link that was sent anew or withdrawn', async () => {
  const pro = await aTeam(opened)
  const [ada, eve] = [await pro.person(), await pro.person()]
  const { data: seat } = await pro.invite(ada.email, 'finance')
  const first = pro.codeTo(ada.email)
  expect(await eve.ask('POST /api/team/join', { code: first })).toMatchObject({
    status: 409,
    code: 'seat_for_other',
  })
  await pro.ask(`POST /api/team/${seat.id}/resend`, {})
  expect(await ada.ask('POST /api/team/join', { code: first })).toMatchObject({ code: 'seat_over' })
  const second = pro.codeTo(ada.email)
  now = new Date(testDay.getTime() + 14 * 86_400_000)
  expect(await ada.ask('POST /api/team/open', { code: second })).toMatchObject({ code: 'seat_over' })
  now = testDay
  expect(await pro.ask(`DELETE /api/team/${seat.id}`)).toMatchObject({ status: 200 })
  expect(await ada.ask('POST /api/team/join', { code: second })).toMatchObject({ code: 'seat_over' })
  expect((await ada.ask('GET /api/balance')).status).toBe(403)
})

test('an address is invited once, the own one never, and one that wants no mails not at all', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.person()
  await pro.invite(ada.email, 'designer')
  expect(await pro.invite(ada.email.toUpperCase(), 'manager')).toMatchObject({
    status: 422,
    errors: { email: [expect.stringContaining('already')] },
  })
  expect(await pro.invite(pro.email, 'manager')).toMatchObject({ status: 422 })
  await ada.ask('POST /api/team/stop', { code: pro.codeTo(ada.email) })
  const { seats } = await teamOf(pro)
  expect(await pro.ask(`POST /api/team/${seats[0]?.id}/resend`, {})).toMatchObject({ code: 'wants_none' })
})

test('another role counts from the next call on, and whoever is removed reaches nothing', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.member('designer')
  expect((await ada.ask('GET /api/balance')).status).toBe(403)
  await pro.ask(`PUT /api/team/${ada.seatId}`, { role: 'finance' })
  expect((await ada.ask('GET /api/balance')).status).toBe(200)
  expect((await ada.ask('GET /api/draft_order')).status).toBe(403)
  await pro.ask(`DELETE /api/team/${ada.seatId}`)
  for (const call of openedToSome.filter((each) => each.startsWith('GET ') && !each.includes('{')))
    if (call !== 'GET /api/workspace/waiting')
      expect([call, (await ada.ask(call)).status]).toEqual([call, 403])
  expect((await ada.ask('POST /api/team/workspace', { seat: ada.seatId })).status).toBe(404)
  expect((await ada.ask<User>('GET /api/authuser')).data).not.toHaveProperty('seats')
})

test('of two teams somebody works in the one that they have chosen, and is alone in their own account', async () => {
  const [one, other] = [await aTeam(opened), await aTeam(opened)]
  const ada = await one.member('manager')
  await other.invite(ada.email, 'manager')
  await ada.ask('POST /api/team/join', { code: other.codeTo(ada.email) })
  await one.ask('POST /api/draft_order', aDraftOrderFor('of-one'))
  const listed = async () => (await ada.ask<{ client_name: string }[]>('GET /api/draft_order')).data
  expect(await listed()).toEqual([])
  await ada.ask('POST /api/team/workspace', { seat: ada.seatId })
  expect((await listed()).map(({ client_name }) => client_name)).toEqual(['of-one'])
  await ada.ask('POST /api/team/workspace', { seat: null })
  expect((await ada.ask('GET /api/draft_order')).status).toBe(403)
  const eve = await other.member('manager')
  expect((await eve.ask('POST /api/team/workspace', { seat: ada.seatId })).status).toBe(404)
  expect((await eve.ask(`DELETE /api/team/workspace/${ada.seatId}`)).status).toBe(404)
})

test('whoever leaves is out, and another Pro has no hand in somebody’s team', async () => {
  const [pro, other] = [await aTeam(opened), await aTeam(opened)]
  const ada = await pro.member('manager')
  for (const call of [`PUT /api/team/${ada.seatId}`, `DELETE /api/team/${ada.seatId}`])
    expect((await other.ask(call, { role: 'finance' })).status).toBe(404)
  expect((await ada.ask<ClientRow[]>('GET /api/clients')).status).toBe(200)
  await ada.ask(`DELETE /api/team/workspace/${ada.seatId}`)
  expect((await ada.ask('GET /api/clients')).status).toBe(403)
  expect((await teamOf(pro)).seats).toEqual([])
})

test('a Pro who works for another does so with the role they have there, and for themselves else', async () => {
  const [pro, helper] = [await aTeam(opened), await aTeam(opened)]
  await pro.invite(helper.email, 'designer')
  await helper.ask('POST /api/team/join', { code: pro.codeTo(helper.email) })
  expect((await helper.ask('GET /api/markup')).status).toBe(403)
  expect((await helper.ask('GET /api/draft_order')).status).toBe(200)
  await helper.ask('POST /api/team/workspace', { seat: null })
  expect((await helper.ask('GET /api/markup')).status).toBe(200)
})

test('a member’s own things stay their own while they work for somebody', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.member('manager')
  expect((await ada.ask<{ id: string }[]>('GET /api/project')).data).toEqual([])
  await pro.ask('POST /api/project', { name: 'Of the Pro', zip_code: '91101', showroom: pro.vsdId })
  expect((await ada.ask<{ id: string }[]>('GET /api/project')).data).toEqual([])
  expect((await ada.ask<User>('GET /api/authuser')).data.email).toBe(ada.email)
})

test('teams and deeds are in what a member downloads', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.member('designer')
  await ada.ask('POST /api/draft_order', aDraftOrderFor('ada'))
  const kept = JSON.stringify((await ada.ask('GET /api/account/data')).data)
  expect(kept).toContain('A Pro and Daughters')
})
