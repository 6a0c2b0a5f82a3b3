import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setUnverified } from '../../account/testing/account.store.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aHomeowner } from '../testing/a-homeowner.ts'

// What a stranger could do with mails that we send in our name.

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const begun = async () => {
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin()
  return { owner, id }
}
const invitation = (email: string) => ({ email, role: 'client', right: 'view', sees_prices: 'yes' })

test('whoever has not proven an e-mail invites nobody', async () => {
  const { owner, id } = await begun()
  await setUnverified(opened.db, owner.email)
  expect(await owner.ask(`POST /api/project/${id}/member`, invitation('friend@people.test'))).toMatchObject({
    status: 409,
    code: 'email_unverified',
  })
  expect(opened.mail.mailbox?.list().filter(({ to }) => to === 'friend@people.test')).toEqual([])
})

test('one address is mailed three invitations a day, whoever sends them', async () => {
  const senders = await Promise.all([begun(), begun(), begun(), begun()])
  const statuses = []
  for (const { owner, id } of senders)
    statuses.push((await owner.ask(`POST /api/project/${id}/member`, invitation('Busy@people.test'))).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  now = new Date(now.getTime() + 86_400_001)
  const [last] = senders.slice(-1)
  const again = await last?.owner.ask(`POST /api/project/${last.id}/member`, invitation('busy@people.test'))
  expect(again?.status).toBe(200)
})

test('whoever registered a stranger’s e-mail deletes no invitation to it by leaving', async () => {
  const { owner, id } = await begun()
  const impostor = await aHomeowner(opened)
  await setUnverified(opened.db, impostor.email)
  await owner.ask(`POST /api/project/${id}/member`, invitation(impostor.email))
  const left = await impostor.ask('POST /api/account/delete', { current_password: impostor.password })
  expect(left.status).toBe(200)
  const { data } = await owner.ask(`GET /api/project/${id}`)
  expect(data.members).toMatchObject([{ role: 'owner' }, { state: 'invited', email: impostor.email }])
})

test('no link travels in a project’s or a person’s name', async () => {
  const { owner, id } = await begun()
  const locked = 'Your account is locked! Unlock: http://evil.example/unlock'
  const refused = [
    await owner.ask(`PUT /api/project/${id}`, { name: locked }),
    await owner.ask('POST /api/project', { name: locked, zip_code: '91101', showroom: 'HARVEST2' }),
    await owner.ask('PUT /api/profile', { first_name: 'www.evil.example' }),
    await owner.ask('PUT /api/profile', { last_name: 'Ada\r\nHello' }),
  ]
  expect(refused.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
    [422, ['name']],
    [422, ['name']],
    [422, ['first_name']],
    [422, ['last_name']],
  ])
})
