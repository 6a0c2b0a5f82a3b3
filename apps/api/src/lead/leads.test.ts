import type { InboxRow } from '@showroom/contract/inbox/inbox'
import { leadDays } from '@showroom/contract/policy/figures'
import { expect, test } from 'vitest'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { aPro } from '../testing/a-pro.ts'
import { tidyLeads } from './lead-upkeep.ts'
import { aLead, asForm } from './testing/a-lead.ts'

const { app, asAdmin, ask, codeIn, db, delivering, mailsTo, now, registered } = aDecidingAdmin()

const send = async (telling: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const lead = aLead(telling)
  const form = asForm(lead)
  const reply = await app().inject({
    method: 'POST',
    url: '/api/sample_request',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  return { lead, status: reply.statusCode, body: reply.json() }
}
const listed = (words = '') => asAdmin<InboxRow[]>(`GET /api/admin/inbox?kind=popup_lead&s=${words}`)
const deliver = async () => {
  expect(await doJobs(delivering())).toEqual([])
}

test('what a form sends is kept with showroom, page and time, and thanked for', async () => {
  const { lead, status, body } = await send({ shop_profile_id: 'HARVEST2', page: '/category/tile-flooring' })
  expect([status, body]).toEqual([200, { success: true, message: expect.stringContaining('Thank you') }])
  const { data } = await listed(lead.email)
  expect(data).toEqual([
    expect.objectContaining({
      name: 'Rosa Delgado',
      phone: '(213) 555-0199',
      about: 'Harvest Home Remodeling',
      received_at: new Date(now()).toISOString(),
    }),
  ])
})

test('a lead goes after a year, and none before', async () => {
  const { lead } = await send()
  const aYearOn = now() + leadDays * 24 * 3_600_000
  await tidyLeads(db(), new Date(aYearOn))
  expect((await listed(lead.email)).data).toHaveLength(1)

  await tidyLeads(db(), new Date(aYearOn + 1))

  expect((await listed(lead.email)).data).toEqual([])
})

test('a showroom that is not there any more loses nobody', async () => {
  const { lead, status } = await send({ shop_profile_id: 'NONESUCH' })
  expect(status).toBe(200)
  expect((await listed(lead.email)).data).toEqual([expect.objectContaining({ about: 'Showroom' })])
})

test.each([
  ['full_name', '', 'The full name field is required.'],
  ['email', '', 'The email field is required.'],
  ['email', 'rosa@', 'The email must be a valid email address.'],
  ['phone_number', ' ', 'The phone number field is required.'],
  ['phone_number', '12', 'The phone number must have at least 6 digits.'],
])('%s “%s” is refused under its field', async (field, value, sentence) => {
  const { status, body } = await send({ [field]: value })
  expect([status, body.errors?.[field]?.[0]]).toEqual([422, sentence])
})

test('another action, another type of lead and a file are refused', async () => {
  expect((await send({ action: 'delete_everything' })).status).toBe(422)
  expect((await send({ lead_type: 'Fax' })).status).toBe(422)
  const payload =
    '--x\r\ncontent-disposition: form-data; name="full_name"; filename="a.txt"\r\n\r\nRosa\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await app().inject({ method: 'POST', url: '/api/sample_request', payload, headers })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
})

test('a program that fills in every field is thanked, and nothing is kept', async () => {
  const { lead, status } = await send({ leave_empty: 'https://buy.example' })
  expect(status).toBe(200)
  expect((await listed(lead.email)).data).toEqual([])
})

test('one mailbox is not written to again and again', async () => {
  const statuses = []
  for (const _try of [1, 2, 3, 4]) statuses.push((await send({ email: 'often@leads.test' })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a website of somebody else can not send it', async () => {
  expect((await send({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
})

test('we and the Pro of the showroom are written to', async () => {
  const pro = await aPro({ app: app(), db: db() })
  const { lead } = await send({ full_name: 'Ines Marsh', shop_profile_id: pro.vsdId })
  await deliver()
  const subject = 'New lead: Ines Marsh'
  expect(mailsTo('hello@showroom.example').map((mail) => mail.subject)).toContain(subject)
  const [letter] = mailsTo(pro.email)
  expect(letter?.subject).toBe(subject)
  expect(letter?.text).toContain(lead.email)
  expect(letter?.text).not.toContain('/account/leads')
})

test('what somebody left is shown to them once their address is proven, and goes with them', async () => {
  const person = await registered({ email: 'leaver@leads.test' })
  const { lead } = await send({ email: 'Leaver@leads.test', full_name: 'Lea Ver' })
  const data = () => ask<Record<string, unknown>>('GET /api/account/data', { token: person.token })
  expect((await data()).data.leads).toEqual([])
  await ask(`GET /api/email/verify/${codeIn(person.email)}`, {})
  expect((await data()).data.leads).toEqual([expect.objectContaining({ full_name: 'Lea Ver' })])
  const { status } = await ask('POST /api/account/delete', {
    token: person.token,
    body: { current_password: person.password },
  })
  expect(status).toBe(200)
  expect((await listed(lead.email)).data).toEqual([])
})
