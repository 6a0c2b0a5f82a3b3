import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { createAccount } from '../../account/account.store.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aHomeowner, aMemberOf, codeMailedTo, aProject, invitation } from '../testing/a-homeowner.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const missing = { status: 404, code: 'not_found', message: 'Record not found for processing.' }

test('whoever is invited by mail joins with the code, once', async () => {
  const { owner, id } = await aProject(opened)
  const guest = await aHomeowner(opened)
  const invited = await owner.ask(`POST /api/project/${id}/member`, invitation(guest.email))
  expect(invited.message).toBe(`We have sent an invitation to ${guest.email}.`)
  expect(invited.data.members).toMatchObject([{ role: 'owner' }, { state: 'invited', email: guest.email }])
  expect(await guest.ask(`GET /api/project/${id}`)).toMatchObject(missing)
  const code = codeMailedTo(opened.mail.mailbox, guest.email)
  expect(await guest.ask('POST /api/project_invitation', { code })).toMatchObject({
    status: 200,
    data: { project_id: id, name: 'Main bath', role: 'client' },
  })
  expect((await guest.ask(`GET /api/project/${id}`)).data).toMatchObject({
    role: 'client',
    can: { suggest: false },
  })
  expect(await guest.ask('POST /api/project_invitation', { code })).toMatchObject({
    status: 409,
    code: 'invitation_over',
  })
  const { data } = await owner.ask(`GET /api/project/${id}`)
  expect(data.members[1]).toMatchObject({ state: 'joined', last_seen_at: now.toISOString() })
})

test('an invitation opens nothing for another e-mail, nor after 14 days, nor once a newer one was sent', async () => {
  const { owner, id } = await aProject(opened)
  const guest = await aHomeowner(opened)
  const thief = await aHomeowner(opened)
  const inviteThem = () => owner.ask(`POST /api/project/${id}/member`, invitation(guest.email))
  await inviteThem()
  const first = codeMailedTo(opened.mail.mailbox, guest.email)
  expect(await thief.ask('POST /api/project_invitation', { code: first })).toMatchObject({
    status: 409,
    code: 'invitation_for_other',
  })
  await inviteThem()
  const accept = (code: string) => guest.ask('POST /api/project_invitation', { code })
  expect(await accept(first)).toMatchObject({ status: 409, code: 'invitation_over' })
  const second = codeMailedTo(opened.mail.mailbox, guest.email)
  const before = now
  now = new Date(now.getTime() + 14 * 86_400_000 + 1)
  const back = browserOn(opened.app)
  const { data } = await back('POST /api/login', { body: { email: guest.email, password: guest.password } })
  const late = await back('POST /api/project_invitation', { token: data.token, body: { code: second } })
  now = before
  expect(late).toMatchObject({ status: 409, code: 'invitation_over' })
  expect(await accept(second)).toMatchObject({ status: 200 })
})

test('who was taken out finds nothing any more, neither the project nor its words in their cart', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id, right: 'order' })
  await member.ask(`POST /api/project/${id}/to_cart`, {})
  await owner.ask(`PUT /api/projectCart/${id}`, { extra_info: { note: 'the key is under the mat' } })
  const { guest, cart } = aGuest(opened.app)
  guest.session = member.token
  expect((await cart()).data.extra_info).toEqual({ note: 'the key is under the mat' })
  const { data } = await owner.ask(`GET /api/project/${id}`)
  const memberId = data.members.find(({ role }) => role === 'client')?.id
  expect(await owner.ask(`DELETE /api/project_member/${memberId}`)).toMatchObject({
    data: { is_left: false },
  })
  expect(await member.ask(`GET /api/project/${id}`)).toMatchObject(missing)
  expect((await cart()).data).toMatchObject({ count: 1, project_id: null, extra_info: {} })
})

test('a member leaves, and can not take others out', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id, right: 'order' })
  const other = await aMemberOf(opened, owner, { projectId: id })
  const { data } = await member.ask(`GET /api/project/${id}`)
  const idOf = (isMe: boolean) => data.members.find((each) => each.id !== null && each.is_me === isMe)?.id
  expect(await member.ask(`DELETE /api/project_member/${idOf(false)}`)).toMatchObject({ status: 403 })
  expect(await member.ask(`DELETE /api/project_member/${idOf(true)}`)).toMatchObject({
    data: { is_left: true },
  })
  expect(await member.ask(`GET /api/project/${id}`)).toMatchObject(missing)
  expect(await other.ask(`GET /api/project/${id}`)).toMatchObject({ status: 200 })
})

test('the showroom’s Pro becomes a member with a mail; asked twice at once, it is once', async () => {
  const { owner, id } = await aProject(opened)
  const share = () => owner.ask(`GET /api/project/share_to_contractor/${id}`)
  expect(await share()).toMatchObject({ status: 409, code: 'no_contractor' })
  const showroom = await showroomContext(opened.db, 'HARVEST2')
  const email = 'the-pro@people.test'
  await createAccount(opened.db, {
    publicId: showroom?.ref ?? '',
    type: 'Contractor',
    status: 'Active',
    firstName: 'Piet',
    lastName: 'Harvest',
    email,
    passwordHash: null,
    countryCode: '+1',
    phoneNumber: '',
    zipCode: '91101',
    showroomId: null,
  })
  await setTypeAndStatus(opened.db, email, { type: 'Contractor', status: 'Active' })
  const replies = await Promise.all([share(), share(), share()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { data } = await owner.ask(`GET /api/project/${id}`)
  expect(data.members.filter(({ role }) => role === 'pro')).toMatchObject([
    { name: 'Piet Harvest', right: 'suggest' },
  ])
  expect(opened.mail.mailbox?.list().filter(({ to }) => to === email)).toHaveLength(1)

  // With a scope it is changed, without another mail; and no day that is over can be the last one.
  const within = (query: string) => owner.ask(`GET /api/project/share_to_contractor/${id}?${query}`)
  expect(await within('scope=view&until=2026-11-22')).toMatchObject({ status: 422 })
  const viewing = await within('scope=view&until=2026-11-30')
  expect(viewing.data.members.filter(({ role }) => role === 'pro')).toMatchObject([
    { right: 'view', sees_prices: 'no' },
  ])
  const pricing = await within('scope=price')
  expect(pricing.data.members.filter(({ role }) => role === 'pro')).toMatchObject([
    { right: 'suggest', sees_prices: 'yes' },
  ])
  expect(opened.mail.mailbox?.list().filter(({ to }) => to === email)).toHaveLength(1)
})

test('what is shared is downloaded with the account, and leaves with it', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  const held = await member.ask<object>('GET /api/account/data')
  expect(held.data).toMatchObject({ shared_projects: [{ name: 'Main bath', role: 'client' }] })
  const body = { current_password: member.password }
  expect(await member.ask('POST /api/account/delete', body)).toMatchObject({ status: 200 })
  expect((await owner.ask(`GET /api/project/${id}`)).data.members).toHaveLength(1)
})
