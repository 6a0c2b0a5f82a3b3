import type { InboxRow, InboxSheet } from '@showroom/contract/inbox/inbox'
import { expect, test } from 'vitest'
import { minutes } from '../account/testing/marketplace.ts'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'
import { aMessage, write } from '../contact/testing/a-message.ts'
import { aLead, asForm } from '../lead/testing/a-lead.ts'
import { doJobs } from '../testing/do-jobs.ts'

const { app, asAdmin, ask, db, delivering, later, mailsTo, now, registered, signAdminIn } = aDecidingAdmin()

const listed = (query: string) => asAdmin<InboxRow[]>(`GET /api/admin/inbox?${query}`)
const sheet = (id: string) => asAdmin<InboxSheet>(`GET /api/admin/inbox/${id}`)
const change = (id: string, body: object) => asAdmin<InboxSheet>(`PUT /api/admin/inbox/${id}`, body)
const answer = (id: string, message: string) =>
  asAdmin<InboxSheet>(`POST /api/admin/inbox/${id}/replies`, { message })

const written = async (telling: Record<string, unknown> = {}) => {
  const message = aMessage(telling)
  expect((await write(app(), message)).status).toBe(200)
  const { data } = await listed(`s=${message.email}`)
  return { ...message, id: data[0]?.id ?? '' }
}
const left = async (telling: Record<string, string> = {}) => {
  const lead = aLead(telling)
  await app().inject({ method: 'POST', url: '/api/sample_request', ...asForm(lead) })
  return lead
}

test('leads and messages stand in one list, found by words, kind and days of the marketplace, and paged', async () => {
  const lead = await left({ full_name: 'Page Turner' })
  later(minutes(60 * 24))
  const message = aMessage({
    full_name: 'Page Turner',
    phone_number: '(626) 555-0142',
    order_number: 'SR-1042',
  })
  await write(app(), message)
  await signAdminIn()
  const both = await listed('s=page+turner&page_size=1')
  expect([both.total, both.last_page, both.data[0]?.email]).toEqual([2, 2, message.email])
  expect((await listed('s=page+turner&page_size=1&page=99')).data[0]?.email).toBe(lead['email'])
  expect((await listed('s=page+turner&sort=received')).data.map(({ kind }) => kind)).toEqual([
    'popup_lead',
    'message',
  ])
  expect((await listed('s=page+turner&kind=message')).data).toEqual([
    expect.objectContaining({
      name: 'Page Turner',
      phone: '+1 6265550142',
      about: 'A delivery',
      words: message.message,
      state: 'new',
      owner: null,
    }),
  ])
  expect((await listed('s=sr-1042')).data.map(({ email }) => email)).toEqual([message.email])
  const day = dayOf(new Date(now() - minutes(60 * 24)))
  expect((await listed(`s=page+turner&from=${day}&to=${day}`)).data.map(({ email }) => email)).toEqual([
    lead['email'],
  ])
})

test('days that no calendar has and states that nobody knows are refused in words', async () => {
  const days = await listed('from=02.30.2026')
  expect([days.status, days.errors?.['from']]).toEqual([422, ['Please write the date as MM.DD.YYYY.']])
  expect((await listed('state=lost')).status).toBe(422)
  expect((await sheet('nothing')).status).toBe(404)
  expect((await change('nothing', { state: 'done', owner_id: null, version: 0 })).status).toBe(404)
})

test('an Admin takes one, notes what others should know, and is done with it; every step is written down', async () => {
  const { id } = await written()
  const { data: read } = await sheet(id)
  const me = read.admins[0]?.id ?? ''
  const taken = await change(id, {
    state: 'in_hand',
    owner_id: me,
    note: 'Call on Monday',
    version: read.version,
  })
  expect(taken.data).toMatchObject({ state: 'in_hand', owner_id: me, note: 'Call on Monday' })
  expect((await listed('owner=me&state=in_hand')).data.map((row) => row.id)).toContain(id)
  expect((await listed('owner=nobody')).data.map((row) => row.id)).not.toContain(id)
  const done = await change(id, { ...taken.data, state: 'done' })
  expect(done.message).toBe('Saved. It is “Done”.')
  expect(done.data.history).toMatchObject([
    { who: 'Ada Lovelace Byron', action: 'changed' },
    { who: 'Ada Lovelace Byron', action: 'changed' },
  ])
  const { data: deeds } = await asAdmin<{ before: object; after: object }[]>(`GET /api/admin/audit?s=${id}`)
  expect(deeds[0]).toMatchObject({ before: { state: 'In hand' }, after: { state: 'Done' } })
})

test('two Admins do not overwrite each other: the later one is told, and nothing changes', async () => {
  const { id } = await written()
  const first = await change(id, { state: 'in_hand', owner_id: null, note: 'Mine', version: 0 })
  const second = await change(id, { state: 'done', owner_id: null, note: 'Also mine', version: 0 })
  expect([second.status, second.code]).toEqual([409, 'changed_meanwhile'])
  expect((await sheet(id)).data).toMatchObject({ note: 'Mine', version: first.data.version })
})

test('only an Admin who can sign in has one', async () => {
  const { id } = await written()
  const somebody = await registered()
  const refused = await change(id, { state: 'new', owner_id: somebody.user.id, version: 0 })
  expect([refused.status, refused.errors?.['owner_id']]).toEqual([422, ['Please choose one of the Admins.']])
})

test('an answer is mailed with what it answers, kept, and makes its writer the one who has it', async () => {
  const { id, email } = await written({ message: 'Does a <b>truck</b> come up?' })
  expect((await answer(id, '  ')).status).toBe(422)
  const { data, message } = await answer(id, 'It does.\n\nOn Tuesdays.')
  expect(message).toBe('Your answer is on its way by mail.')
  expect(data).toMatchObject({ state: 'in_hand', replies: [{ message: 'It does.\n\nOn Tuesdays.' }] })
  expect(data.owner_id).not.toBeNull()
  expect(await doJobs(delivering())).toEqual([])
  const letter = mailsTo(email).find(({ subject }) => subject === 'Re: A delivery')
  expect(letter?.text).toContain('On Tuesdays.')
  expect(letter?.text).toContain('Does a <b>truck</b> come up?')
  expect(letter?.html).not.toContain('<b>truck')
})

test('what is new is counted in the rail of an Admin', async () => {
  const count = async () =>
    (await asAdmin<Record<string, number>>('GET /api/workspace/waiting')).data['leads'] ?? 0
  const before = await count()
  const { id } = await written()
  expect(await count()).toBe(before + 1)
  await change(id, { state: 'done', owner_id: null, version: 0 })
  expect(await count()).toBe(before)
})

test('the list comes as a file in which nothing is computed, and that it was taken is written down', async () => {
  const lead = await left({ full_name: '=HYPERLINK("evil.example")', phone_number: '+44 20 7946 0000' })
  const { data } = await asAdmin<{ file_name: string; text: string }>(
    `GET /api/admin/inbox/export?s=${lead['email']}`,
  )
  expect(data.file_name).toMatch(/^showroom-inbox-\d{4}-\d\d-\d\d\.csv$/)
  const [heading, row, ...rest] = data.text.slice(1).split('\r\n')
  expect(heading).toContain('"Received (Pacific)","Kind","Name"')
  expect(row).toContain(`"Lead","'=HYPERLINK(""evil.example"")","${lead['email']}","'+44 20 7946 0000"`)
  expect(rest).toEqual([''])
  const { data: deeds } = await asAdmin<{ note: string }[]>('GET /api/admin/audit?entity=inbox&s=exported')
  expect(deeds[0]?.note).toBe('1 rows')
})

test('who wrote can download our answers, and takes all of it along when they leave', async () => {
  const person = await registered()
  await ask('POST /api/contact', { token: person.token, body: aMessage({ email: person.email }) })
  const { data } = await listed(`s=${person.email}`)
  const id = data[0]?.id ?? ''
  await answer(id, 'For your eyes')
  const kept = await ask<Record<string, unknown>>('GET /api/account/data', { token: person.token })
  expect(kept.data['answers']).toEqual([{ at: new Date(now()).toISOString(), message: 'For your eyes' }])
  await ask('POST /api/account/delete', { token: person.token, body: { current_password: person.password } })
  expect((await sheet(id)).status).toBe(404)
})

test('an Admin who leaves has nothing any more', async () => {
  const colleague = await registered()
  await setTypeAndStatus(db(), colleague.email, { type: 'Admin', status: 'Active' })
  const { id } = await written()
  await change(id, { state: 'in_hand', owner_id: colleague.user.id, version: 0 })
  await setTypeAndStatus(db(), colleague.email, { type: 'User', status: 'Active' })
  const body = { email: colleague.email, password: colleague.password }
  const { data } = await ask('POST /api/login', { body })
  await ask('POST /api/account/delete', {
    token: data.token ?? '',
    body: { current_password: colleague.password },
  })
  expect((await sheet(id)).data.owner_id).toBeNull()
})

const dayOf = (moment: Date): string => {
  const [year, month, day] = moment
    .toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
    .split('-')
  return `${month}.${day}.${year}`
}
