import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import { expect, test } from 'vitest'
import { minutes } from '../account/testing/marketplace.ts'
import { aDecidingAdmin, of } from './testing/a-deciding-admin.ts'
import { aSubmittedContractor } from './testing/submitted.ts'

const { asAdmin, ask, mailsTo, app, later } = aDecidingAdmin()

test('approving a Contractor lets them in, opens their showroom with prices, and tells them by mail', async () => {
  const applicant = await aSubmittedContractor(app(), {
    showroom_id_wish: 'hppr-2345',
    markup_bps: 1_250,
    theme_color: 'rgb(31, 90, 76)',
    categories: ['tile-flooring', 'countertop'],
  })
  const { status, data, message } = await asAdmin(`POST ${of(applicant.id)}/approve`, {})
  expect([status, data.state, data.showroom_id]).toEqual([200, 'approved', 'HPPR2345'])
  expect(message).toBe('Approved. The applicant has been told by e-mail.')
  const mail = mailsTo(applicant.email)[0]
  expect(mail?.subject).toBe(`Welcome: ${applicant.application.company_name} is open`)
  expect(mail?.text).toContain('HPPR2345')
  expect(mail?.html).toContain('/showroom/pro-account')
  const body = { email: applicant.email, password: 'correct horse battery', portal: 'pro' }
  const signedIn = await ask('POST /api/login', { body })
  expect(signedIn.data.user).toMatchObject({ type: 'Contractor', status: 'Active' })
  expect(signedIn.data.token).toMatch(/^sr_u_/)
  const shop = await ask<{ profile: object; menu: { categories: { slug_url: string }[] }[] }>(
    'GET /api/shop?showroom=HPPR2345',
  )
  expect(shop.data.profile).toMatchObject({
    user_id: signedIn.data.user.id,
    company_name: applicant.application.company_name,
    since_year: 2014,
    // On the free plan a color is kept, not shown.
    theme_color: null,
  })
  const slugs = new Set(shop.data.menu.flatMap(({ categories }) => categories).map((each) => each.slug_url))
  expect([...slugs].sort()).toEqual(['countertop', 'tile-flooring'])
  const products = await ask<{ price_cents: number }[]>('GET /api/visualization/products?showroom=HPPR2345')
  expect(products.data.length).toBeGreaterThan(0)
  const found = await ask<ShowroomHit[]>('GET /api/visualization/showrooms?s=HPPR2345')
  expect(found.data.map(({ vsd_id }) => vsd_id)).toEqual(['HPPR2345'])
  const own = await applicant.ask('GET /api/application')
  expect(own.data).toMatchObject({ state: 'approved', showroom_id: 'HPPR2345' })
})

test('without a wish the Showroom ID is picked from letters and digits that nobody mistakes', async () => {
  const { id } = await aSubmittedContractor(app())
  const { data } = await asAdmin(`POST ${of(id)}/approve`, {})
  expect(data.showroom_id).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
})

test('asking for more lists what is missing, in the mail and on the page, until all of it is answered', async () => {
  const applicant = await aSubmittedContractor(app())
  const asked = await asAdmin(`POST ${of(applicant.id)}/more`, {
    requests: [
      { what: 'insurance', note: 'It must name us.' },
      { what: 'license_number', note: 'We can not find it.' },
      { what: 'question', note: 'Do you work in Arcadia?' },
    ],
  })
  expect([asked.status, asked.data.state]).toEqual([200, 'more_needed'])
  const mail = mailsTo(applicant.email)[0]
  expect(mail?.text).toContain('Your certificate of insurance: It must name us.')
  expect(mail?.text).toContain('/account_verify?code=')
  const { data } = await applicant.ask('GET /api/application')
  expect(data.requests.map(({ what }) => what)).toEqual(['insurance', 'license_number', 'question'])
  expect(data.due_at).toBeNull()
  const [file, number, question] = data.requests.map(({ id }) => id)
  const answers = [
    { id: number, answer: 'X 998877' },
    { id: question, answer: 'Yes, since 2015.' },
  ]
  const early = await applicant.ask('POST /api/application/answer', { body: { answers: answers.slice(1) } })
  expect(early.errors).toEqual({
    [file ?? '']: ['Please add this file.'],
    [number ?? '']: ['Please answer this.'],
  })
  await applicant.add({ kind: 'insurance', requestId: file ?? '' })
  later(minutes(90))
  const answered = await applicant.ask('POST /api/application/answer', { body: { answers } })
  expect([answered.status, answered.data.state]).toEqual([200, 'reviewing'])
  const reviewed = await asAdmin(`GET ${of(applicant.id)}`)
  expect(reviewed.data.answers.license_number).toBe('X 998877')
  expect(reviewed.data.requests.map(({ answer }) => answer)).toEqual(['', 'X 998877', 'Yes, since 2015.'])
  expect(reviewed.data.documents.map(({ kind }) => kind)).toEqual(['license', 'insurance'])
})

test('a license number that is given later must be free as well', async () => {
  const holder = await aSubmittedContractor(app(), { license_number: 'HELD 1' })
  const applicant = await aSubmittedContractor(app())
  await asAdmin(`POST ${of(applicant.id)}/more`, { requests: [{ what: 'license_number' }] })
  const { data } = await applicant.ask('GET /api/application')
  const answers = [{ id: data.requests[0]?.id, answer: 'held-1' }]
  const refused = await applicant.ask('POST /api/application/answer', { body: { answers } })
  expect([refused.status, refused.errors?.license_number]).toEqual([
    422,
    ['This license is already registered. Please ask its owner to add you to that team.'],
  ])
  expect(holder.id).not.toBe(applicant.id)
})

test('a declined applicant reads why, and appeals once; the license is free meanwhile', async () => {
  const applicant = await aSubmittedContractor(app(), { license_number: 'FREE 77' })
  const { data } = await asAdmin(`POST ${of(applicant.id)}/refuse`, {
    reason: 'The license belongs to somebody else.',
  })
  expect(data.state).toBe('declined')
  expect(mailsTo(applicant.email)[0]?.text).toContain('The license belongs to somebody else.')
  const own = await applicant.ask('GET /api/application')
  expect(own.data).toMatchObject({ reason: 'The license belongs to somebody else.', may_appeal: true })
  const body = { message: 'It is mine: see the new photo of my papers.' }
  const appealed = await applicant.ask('POST /api/application/appeal', { body })
  expect([appealed.status, appealed.data.state]).toEqual([200, 'reviewing'])
  await asAdmin(`POST ${of(applicant.id)}/refuse`, { reason: 'It still belongs to somebody else.' })
  expect((await applicant.ask('GET /api/application')).data.may_appeal).toBe(false)
  expect((await applicant.ask('POST /api/application/appeal', { body })).status).toBe(409)
  const owner = await aSubmittedContractor(app(), { license_number: 'FREE 77' })
  expect(owner.id).not.toBe('')
  expect((await owner.ask('GET /api/application')).data.state).toBe('reviewing')
})

test('every decision is written down with who, what and when', async () => {
  const applicant = await aSubmittedContractor(app())
  await asAdmin(`POST ${of(applicant.id)}/more`, { requests: [{ what: 'other', note: 'A reference.' }] })
  const { data } = await asAdmin(`POST ${of(applicant.id)}/approve`, {})
  expect(data.history.map(({ who, action }) => [who, action])).toEqual([
    ['Grace Hopper', 'submitted'],
    ['Ada Lovelace Byron', 'asked for more'],
    ['Ada Lovelace Byron', 'approved'],
  ])
  expect(data.history[1]?.note).toBe('other: A reference.')
  expect(data.history.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true)
})

test('of two Admins who decide at once, one does, and one mail goes out', async () => {
  const applicant = await aSubmittedContractor(app())
  const before = mailsTo(applicant.email).length
  const replies = await Promise.all([
    asAdmin(`POST ${of(applicant.id)}/approve`, {}),
    asAdmin(`POST ${of(applicant.id)}/refuse`, { reason: 'No such license.' }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.message).toBe(
    'Somebody else has decided this application already.',
  )
  expect(mailsTo(applicant.email).length).toBe(before + 1)
})
