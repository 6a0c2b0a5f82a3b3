import type { InviteRow } from '@showroom/contract/invite/invite'
import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { dayMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setUnverified } from '../account/testing/account.store.ts'
import { aRegistration, browserOn } from '../account/testing/person.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { anInviter, outcomesOf } from './testing/an-inviter.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const mailsTo = (email: string) => opened.mail.mailbox?.list().filter(({ to }) => to === email) ?? []
const open = (code: string) => browserOn(opened.app)('POST /api/invite/open', { body: { code } })

test('each row of a list is answered for itself, and only who is new gets a mail, in the Pro’s words', async () => {
  const pro = await anInviter(opened)
  const client = aRegistration({ shop_id: pro.vsdId })
  await browserOn(opened.app)('POST /api/register', { body: client })
  await pro.invite('known@people.test')
  const typed = `Ada Byron <ada@people.test>, bob at people, known@people.test\n${client.email}; ${pro.email}; ADA@people.test`
  const { data, message } = await pro.invite(typed, { note: 'See you on Friday.' })
  expect(outcomesOf(data)).toEqual([
    'sent',
    'not_an_address',
    'already_invited',
    'already_client',
    'own_address',
    'already_invited',
  ])
  expect([data.sent, message]).toEqual([1, '1 invitation sent.'])
  const [mail] = mailsTo('ada@people.test')
  expect(mail?.subject).toBe('A Pro and Daughters invites you to their showroom')
  expect(mail?.text).toContain('Hello Ada Byron.')
  expect(mail?.text).toContain('See you on Friday.')
  expect(mailsTo('ada@people.test')).toHaveLength(1)
  expect((await pro.list('&sort=email')).map(({ email, state }) => [email, state])).toEqual([
    ['ada@people.test', 'sent'],
    ['known@people.test', 'sent'],
  ])
})

test.each([
  [
    'with a heading',
    'First Name,Last Name,E-Mail\r\nGrace,Hopper,grace-1@people.test\r\n,,nonsense',
    'Grace Hopper',
    ['sent', 'not_an_address'],
  ],
  ['without one', '"Hopper, Grace";grace-2@people.test', '', ['sent']],
  ['by tabs, with a mark in front', '\uFEFFemail\tname\ngrace-3@people.test\tGrace\n\n', 'Grace', ['sent']],
])('a file as CSV is read %s', async (_, csv, name, outcomes) => {
  const pro = await anInviter(opened)
  expect(outcomesOf((await pro.invite('', { csv })).data)).toEqual(outcomes)
  expect((await pro.list())[0]?.name).toBe(name)
})

test('what can not be sent at all is said under its field, and nothing is sent', async () => {
  const pro = await anInviter(opened)
  const many = Array.from({ length: 101 }, (_, no) => `many-${no}@people.test`).join('\n')
  const refused = [
    await pro.invite(' ;\n'),
    await pro.invite(many),
    await pro.invite('link@people.test', { note: 'See http://evil.example' }),
    await pro.invite('x@people.test', { project_id: 'nobodys' }),
  ]
  expect(refused.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
    [422, ['addresses']],
    [422, ['addresses']],
    [422, ['note']],
    [422, ['project_id']],
  ])
  expect(await pro.list()).toEqual([])
})

test('whoever has not proven an e-mail invites nobody', async () => {
  const pro = await anInviter(opened)
  await setUnverified(opened.db, pro.email)
  expect(await pro.invite('friend@people.test')).toMatchObject({ status: 409, code: 'email_unverified' })
  expect(mailsTo('friend@people.test')).toEqual([])
})

test('a Pro sends a hundred invitations a day, and one address gets three, whoever sends them', async () => {
  const pro = await anInviter(opened)
  const list = (from: number) =>
    Array.from({ length: 60 }, (_, no) => `mass-${from + no}@people.test`).join('\n')
  expect((await pro.invite(list(0))).data.sent).toBe(60)
  const { data } = await pro.invite(list(60))
  expect([data.sent, outcomesOf(data).at(-1)]).toEqual([40, 'too_many'])
  const others = [
    await anInviter(opened),
    await anInviter(opened),
    await anInviter(opened),
    await anInviter(opened),
  ]
  const outcomes = []
  for (const other of others) outcomes.push(...outcomesOf((await other.invite('busy@people.test')).data))
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'too_many'])
})

test('an invitation is sent again with a new link, is withdrawn, and ends after 14 days', async () => {
  const pro = await anInviter(opened)
  await pro.invite('again@people.test')
  const first = pro.codeTo('again@people.test')
  const [invite] = await pro.list()
  const resent = await pro.ask<InviteRow>(`POST /api/invite/${invite?.id}/resend`)
  expect(resent).toMatchObject({ status: 200, data: { state: 'sent' } })
  const second = pro.codeTo('again@people.test')
  expect(second).not.toBe(first)
  expect((await open(first)).status).toBe(409)
  expect((await open(second)).status).toBe(200)
  expect(await pro.list('&state=opened')).toHaveLength(1)
  const revoked = await pro.ask<InviteRow>(`POST /api/invite/${invite?.id}/revoke`)
  expect(revoked.data).toMatchObject({ state: 'revoked', can: { resend: true, revoke: false } })
  expect((await open(second)).status).toBe(409)
  expect((await pro.ask(`POST /api/invite/${invite?.id}/revoke`)).status).toBe(409)
  expect(outcomesOf((await pro.invite('again@people.test')).data)).toEqual(['sent'])
  // A session ends where nobody comes for days.
  for (let day = 0; day < 14; day += 1) {
    expect((await pro.list())[0]?.state).toBe('sent')
    now = new Date(now.getTime() + dayMs)
  }
  expect((await pro.list())[0]?.state).toBe('expired')
  expect((await open(pro.codeTo('again@people.test'))).status).toBe(409)
  expect(outcomesOf((await pro.invite('again@people.test')).data)).toEqual(['sent'])
})

test('what is another Pro’s is missing', async () => {
  const [pro, other] = [await anInviter(opened), await anInviter(opened)]
  await pro.invite('mine@people.test')
  const [invite] = await pro.list()
  expect((await other.ask(`POST /api/invite/${invite?.id}/resend`)).status).toBe(404)
  expect((await other.ask(`POST /api/invite/${invite?.id}/revoke`)).status).toBe(404)
  expect(await other.list()).toEqual([])
})

test('whoever wants no invitations gets none, of nobody, by new ones and by old ones', async () => {
  const [pro, other] = [await anInviter(opened), await anInviter(opened)]
  await pro.invite('leave-me@people.test')
  const code = pro.codeTo('leave-me@people.test')
  expect((await browserOn(opened.app)('POST /api/invite/stop', { body: { code } })).status).toBe(200)
  expect(outcomesOf((await other.invite('Leave-Me@people.test, fine@people.test')).data)).toEqual([
    'wants_none',
    'sent',
  ])
  const [invite] = await pro.list()
  expect(await pro.ask(`POST /api/invite/${invite?.id}/resend`)).toMatchObject({
    status: 409,
    code: 'wants_none',
  })
  expect(mailsTo('leave-me@people.test')).toHaveLength(1)
})

test('who was sent an invitation that was withdrawn since still says that they want no more', async () => {
  const pro = await anInviter(opened)
  await pro.invite('too-late@people.test')
  const code = pro.codeTo('too-late@people.test')
  await pro.ask(`POST /api/invite/${(await pro.list())[0]?.id}/revoke`)
  expect((await open(code)).status).toBe(409)
  expect((await browserOn(opened.app)('POST /api/invite/stop', { body: { code } })).status).toBe(200)
  expect(outcomesOf((await pro.invite('too-late@people.test')).data)).toEqual(['wants_none'])
})

test('the fourth mail of a day to one address is refused in its own words', async () => {
  const pro = await anInviter(opened)
  await pro.invite('often@people.test')
  const resend = async () => pro.ask(`POST /api/invite/${(await pro.list())[0]?.id}/resend`)
  expect([(await resend()).status, (await resend()).status]).toEqual([200, 200])
  expect(await resend()).toMatchObject({ status: 429, message: inviteMessages.enoughToOne })
})
