import type { Project } from '@showroom/contract/project/project'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { createAccount } from '../../account/account.store.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aHomeowner, aMemberOf, codeMailedTo } from '../testing/a-homeowner.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const aProject = async () => {
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ budget_cents: 900_000 })
  const { data } = await owner.ask(`POST /api/project/${id}/item`, {
    items: [{ product_id: 'tile', qty: 9 }],
  })
  return { owner, id, itemId: data.items[0]?.id ?? '' }
}
const invitation = (email: string, access: object = {}) => ({
  email,
  role: 'client',
  right: 'view',
  sees_prices: 'yes',
  ...access,
})
const missing = { status: 404, code: 'not_found', message: 'Record not found for processing.' }

test('whoever is invited by mail joins with the code, once', async () => {
  const { owner, id } = await aProject()
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
  const { owner, id } = await aProject()
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

test('numbers that somebody may not see are not in the reply', async () => {
  const { owner, id } = await aProject()
  const allowance = await aMemberOf(opened, owner, { projectId: id, sees_prices: 'allowance' })
  const none = await aMemberOf(opened, owner, { projectId: id, right: 'approve', sees_prices: 'no' })
  const amounts = ['items_cents', 'in_cart_cents', 'ordered_cents', 'unit_price_cents', 'line_total_cents']
  for (const [viewer, sees] of [
    [allowance, true],
    [none, false],
  ] as const) {
    const whole = JSON.stringify((await viewer.ask(`GET /api/project/${id}`)).data)
    const card = JSON.stringify((await viewer.ask('GET /api/project')).data)
    for (const reply of [whole, card]) {
      for (const amount of amounts) expect(reply).not.toContain(amount)
      expect(reply.includes('"budget_cents":900000')).toBe(sees)
    }
    expect(whole).not.toContain(owner.email)
    expect(await viewer.ask(`PUT /api/project/${id}`, { budget_cents: 1 })).toMatchObject({ status: 403 })
  }
})

type Try = [string, string, object?]
const tries = (id: string, itemId: string): Record<string, Try> => ({
  room: ['suggest', `POST /api/project/${id}/room`, { name: 'Bath', type: 'bathroom', measures: {} }],
  item: ['suggest', `POST /api/project/${id}/item`, { items: [{ product_id: 'turf', qty: 1 }] }],
  paste: ['suggest', `POST /api/project/${id}/paste`, { text: 'SKU-turf,1' }],
  rename: ['approve', `PUT /api/project/${id}`, { name: 'Changed' }],
  change: ['approve', `PUT /api/project_item/${itemId}`, { qty: 3 }],
  cart: ['order', `POST /api/project/${id}/to_cart`, {}],
  invite: ['owner', `POST /api/project/${id}/member`, invitation('somebody@people.test')],
  archive: ['owner', `PUT /api/project/${id}`, { state: 'archived' }],
  copy: ['owner', `POST /api/project/${id}/duplicate`, {}],
  share: ['owner', `GET /api/project/share_to_contractor/${id}`],
  remove: ['owner', `DELETE /api/project/${id}`],
})
const ladder = ['view', 'suggest', 'approve', 'order', 'owner']

test.each(['view', 'suggest', 'approve', 'order'])(
  'whoever may %s may do that, and what comes before',
  async (right) => {
    const { owner, id, itemId } = await aProject()
    const member = await aMemberOf(opened, owner, { projectId: id, right })
    for (const [needed, call, body] of Object.values(tries(id, itemId))) {
      const { status, code } = await member.ask(call, body)
      const isAllowed = ladder.indexOf(right) >= ladder.indexOf(needed)
      expect([call, status, code]).toEqual([
        call,
        isAllowed ? 200 : 403,
        isAllowed ? undefined : 'not_allowed',
      ])
    }
  },
)

test('a suggestion waits for a word, and is not bought before', async () => {
  const { owner, id } = await aProject()
  const designer = await aMemberOf(opened, owner, { projectId: id, role: 'designer', right: 'suggest' })
  const { data } = await designer.ask(`POST /api/project/${id}/item`, {
    items: [{ product_id: 'turf', qty: 4 }],
  })
  const suggested = data.items.find(({ state }) => state === 'suggested')
  expect(suggested).toMatchObject({ product_id: 'turf', can: { change: true, choose: false, buy: false } })
  const waiting = async (who: typeof owner) =>
    (await who.ask<Project[]>('GET /api/project?filter=waiting')).data.map((each) => each.id)
  expect(await waiting(owner)).toEqual([id])
  expect(await waiting(designer)).toEqual([])
  const cart = await owner.ask<{ report: { text: string }[] }>(`POST /api/project/${id}/to_cart`, {})
  expect(cart.data.report.map(({ text }) => text)).toEqual(['tile'])
  const choose = `PUT /api/project_item/${suggested?.id}`
  expect(await designer.ask(choose, { state: 'chosen' })).toMatchObject({ status: 403 })
  const chosen = await owner.ask(choose, { state: 'chosen' })
  expect(chosen.data.items.map(({ state }) => state)).toEqual(['chosen', 'chosen'])
  expect(await waiting(owner)).toEqual([])
})

test('nobody orders who does not see prices', async () => {
  const { owner, id } = await aProject()
  const blind = invitation('blind@people.test', { right: 'order', sees_prices: 'allowance' })
  expect(await owner.ask(`POST /api/project/${id}/member`, blind)).toMatchObject({
    status: 422,
    errors: { sees_prices: ['Whoever may order must see prices.'] },
  })
})

test('who was taken out finds nothing any more, neither the project nor its words in their cart', async () => {
  const { owner, id } = await aProject()
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
  const { owner, id } = await aProject()
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
  const { owner, id } = await aProject()
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
})

test('what is shared is downloaded with the account, and leaves with it', async () => {
  const { owner, id } = await aProject()
  const member = await aMemberOf(opened, owner, { projectId: id })
  const held = await member.ask<object>('GET /api/account/data')
  expect(held.data).toMatchObject({ shared_projects: [{ name: 'Main bath', role: 'client' }] })
  const body = { current_password: member.password }
  expect(await member.ask('POST /api/account/delete', body)).toMatchObject({ status: 200 })
  expect((await owner.ask(`GET /api/project/${id}`)).data.members).toHaveLength(1)
})
