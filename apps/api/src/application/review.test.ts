import type { ApplicationRow } from '@showroom/contract/application/application'
import { expect, test } from 'vitest'
import { minutes } from '../account/testing/marketplace.ts'
import { aDecidingAdmin, of } from './testing/a-deciding-admin.ts'
import { anApplicantsBrowser } from './testing/applying.ts'
import { aSubmittedContractor, aSubmittedVendor } from './testing/submitted.ts'

const { asAdmin, admin, ask, mailsTo, app, later, registered } = aDecidingAdmin()

test('the queue has ten on a page, those first that wait longest, and filters by state', async () => {
  const first = await aSubmittedVendor(app())
  later(minutes(10))
  for (let count = 0; count < 10; count += 1) await aSubmittedVendor(app())
  const page = await asAdmin<ApplicationRow[]>('GET /api/admin/applications?type=Vendor&state=reviewing')
  expect([page.data.length, page.total, page.last_page]).toEqual([10, 11, 2])
  expect(page.data[0]).toMatchObject({ id: first.id, state: 'reviewing', type: 'Vendor' })
  expect(Date.parse(page.data[0]?.due_at ?? '')).toBeLessThan(Date.parse(page.data[1]?.due_at ?? ''))
  const second = await asAdmin<ApplicationRow[]>(
    'GET /api/admin/applications?type=Vendor&state=reviewing&page=99',
  )
  expect(second.data).toHaveLength(1)
})

test('an Admin sees what another application or showroom has as well', async () => {
  const twin = await aSubmittedContractor(
    app(),
    { company_name: 'Twin Peaks Tile' },
    { phone_number: '3105550000' },
  )
  const applicant = await aSubmittedContractor(
    app(),
    {
      company_name: 'TWIN PEAKS, Tile',
      license_state: 'CA',
      license_number: '1048227',
      website: 'twin.example',
    },
    { phone_number: '(310) 555-0000' },
  )
  const { data } = await asAdmin(`GET ${of(applicant.id)}`)
  expect(data.duplicates).toEqual([
    { what: 'company', company_name: 'Twin Peaks Tile' },
    { what: 'phone', company_name: 'Twin Peaks Tile' },
    { what: 'license', company_name: 'Harvest Home Remodeling' },
  ])
  expect(twin.id).not.toBe(applicant.id)
})

test('applications are found by any words of company, person, mail and license, and sorted by company', async () => {
  const one = await aSubmittedContractor(
    app(),
    { company_name: 'Zephyr Baths' },
    { last_name: 'Quillfeather' },
  )
  const two = await aSubmittedContractor(app(), { company_name: 'Alder Zephyr' })
  const found = async (query: string) =>
    (await asAdmin<ApplicationRow[]>(`GET /api/admin/applications?type=Contractor&${query}`)).data.map(
      ({ id }) => id,
    )
  expect(await found('s=ZEPHYR&sort=company')).toEqual([two.id, one.id])
  expect(await found('s=zephyr&sort=-submitted')).toEqual([two.id, one.id])
  expect(await found('s=zephyr')).toEqual([one.id, two.id])
  expect(await found('s=quillfeather')).toEqual([one.id])
  expect(await found(`s=${encodeURIComponent(two.email)}`)).toEqual([two.id])
  expect(await found('s=zephyr&state=approved')).toEqual([])
  expect((await asAdmin('GET /api/admin/applications?sort=weight')).status).toBe(422)
})

test('the same mailbox is seen, however it is written', async () => {
  const first = await aSubmittedContractor(app(), { company_name: 'First Try' })
  const email = first.email.toUpperCase().replace('@', '+2@')
  const again = await aSubmittedContractor(app(), { company_name: 'Second Try' }, { email })
  const { data } = await asAdmin(`GET ${of(again.id)}`)
  expect(data.duplicates).toContainEqual({ what: 'email', company_name: 'First Try' })
})

test('drafts are nobody’s business: an Admin neither lists nor opens them', async () => {
  const visitor = anApplicantsBrowser(app())
  const { data } = await visitor.ask('PUT /api/application', {
    body: { type: 'Contractor', form: { company_name: 'Secret Draft' } },
  })
  const list = await asAdmin<ApplicationRow[]>('GET /api/admin/applications?page_size=96')
  expect(JSON.stringify(list.data)).not.toContain('Secret Draft')
  expect((await asAdmin(`GET ${of(data.id)}`)).status).toBe(404)
})

test('nobody but an Admin who gave the code decides or looks', async () => {
  const applicant = await aSubmittedContractor(app())
  const user = await registered()
  const withoutCode = await ask('POST /api/login', { body: { ...admin(), portal: 'admin' } })
  const calls = [
    ['GET /api/admin/applications'],
    [`GET ${of(applicant.id)}`],
    [`POST ${of(applicant.id)}/approve`, {}],
    [`POST ${of(applicant.id)}/refuse`, { reason: 'because I can' }],
    [`POST ${of(applicant.id)}/more`, { requests: [{ what: 'other' }] }],
  ] as const
  for (const [call, body] of calls) {
    for (const [held, status] of [
      [null, 401],
      [user.token, 403],
      [withoutCode.data.token, 403],
    ] as const) {
      expect([call, (await ask(call, { token: held, body })).status]).toEqual([call, status])
    }
  }
  expect((await applicant.ask('GET /api/application')).data.state).toBe('reviewing')
})

test('names are text in mails and for the Admin', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const applicant = await aSubmittedContractor(app(), { company_name: name }, { first_name: name })
  await asAdmin(`POST ${of(applicant.id)}/approve`, {})
  for (const mail of mailsTo(applicant.email)) {
    expect(mail.html).not.toContain('<img')
  }
})
