import { beforeEach, expect, test } from 'vitest'
import { allThatIsKept } from '../account/testing/account.store.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { allApplications } from './testing/application.store.ts'
import { aContractorApplication, aVendorApplication } from './testing/applicant.ts'
import { anApplicantsBrowser } from './testing/applying.ts'

const { ask, mailsTo, app, db, later, codeIn } = aMarketplace()
// So that no test uses up what one address may do in an hour.
beforeEach(() => later(minutes(61)))
const browser = () => anApplicantsBrowser(app())

/** Fills a form in up to the last click. */
const ready = async (telling: object = {}, document = 'license') => {
  const visitor = browser()
  const application = aContractorApplication(telling)
  await visitor.ask('PUT /api/application', { body: { type: 'Contractor', form: {} } })
  await visitor.add({ kind: document })
  return {
    ...visitor,
    application,
    submit: () => visitor.ask('POST /api/application', { body: application }),
  }
}

test('one call registers a Contractor and submits the application, without a token', async () => {
  const { ask: asking, submit, application } = await ready()
  const submitted = await submit()
  expect([submitted.status, submitted.data.state, submitted.data.type]).toEqual([
    200,
    'reviewing',
    'Contractor',
  ])
  expect(JSON.stringify(submitted)).not.toContain('token')
  const { email, password } = application.person
  const door = await ask('POST /api/login', { body: { email, password, portal: 'pro' } })
  expect([door.status, door.code, door.message]).toEqual([
    403,
    'pending_approval',
    'Your account is currently pending approval.',
  ])
  const { data } = await asking('GET /api/application')
  expect(data).toMatchObject({
    state: 'reviewing',
    company_name: application.company_name,
    has_account: true,
  })
  expect(Date.parse(data.due_at ?? '') - Date.parse(data.submitted_at ?? '')).toBe(minutes(24 * 60))
  expect(mailsTo(email).map(({ subject }) => subject)).toContain('We are looking at your application')
})

test('a Vendor applies with what they sell and a tax document', async () => {
  const visitor = browser()
  await visitor.ask('PUT /api/application', { body: { type: 'Vendor', form: {} } })
  const application = aVendorApplication()
  const without = await visitor.ask('POST /api/application', { body: application })
  expect(without.errors).toEqual({ tax_document: ['Please add your resale permit or tax ID document.'] })
  await visitor.add({ kind: 'tax_id' })
  const { status, data } = await visitor.ask('POST /api/application', { body: application })
  expect([status, data.type, data.state]).toEqual([200, 'Vendor', 'reviewing'])
})

test('a designer applies without a license by a reason and a certificate; nobody else does', async () => {
  const unlicensed = { has_license: false, license_reason: 'My state does not license designers.' }
  const designer = await ready({ business_type: 'designer', ...unlicensed }, 'certificate')
  expect((await designer.submit()).status).toBe(200)
  const builder = await ready({ business_type: 'general_contractor', ...unlicensed }, 'certificate')
  const refused = await builder.submit()
  expect([refused.status, refused.errors]).toEqual([
    422,
    { license_number: ['A license number is needed. Only designers can apply without one.'] },
  ])
})

const refusals = [
  ['company_name', { company_name: ' ' }, 'The company name field is required.'],
  ['business_type', { business_type: 'wizard' }, 'Please choose what your business does.'],
  ['website', { website: 'javascript:alert(1)' }, 'The website must be an address such as www.example.com.'],
  [
    'service_zips',
    { service_zips: [] },
    'Please enter at least one ZIP code that you serve, each with 5 digits.',
  ],
  ['license_state', { license_state: 'ZZ' }, 'The selected state is invalid.'],
  ['license_number', { license_number: '' }, 'The license number field is required.'],
  [
    'license_expires_on',
    { license_expires_on: '2020-01-01' },
    'This license has expired. Please enter a current one.',
  ],
  [
    'theme_color',
    { theme_color: 'red}body{display:none' },
    'The color must look like #1f5a4c or rgb(31, 90, 76).',
  ],
  ['markup_bps', { markup_bps: 999 }, 'The markup must be between 10 % and 200 %.'],
  [
    'showroom_id_wish',
    { showroom_id_wish: 'HELLO10I' },
    'A Showroom ID has 8 characters: letters and the digits 2 to 9, without I and O.',
  ],
  [
    'showroom_id_wish',
    { showroom_id_wish: 'harv-est2' },
    'This Showroom ID is taken. Please choose another one, or let us pick.',
  ],
  ['type', { type: 'Admin' }, null],
] as const
test.each(refusals)('an application is refused by its field: %s %j', async (field, telling, sentence) => {
  const { submit } = await ready(telling)
  const { status, errors } = await submit()
  expect(status).toBe(422)
  expect(Object.keys(errors ?? {})).toEqual([field])
  if (sentence) expect(errors?.[field]).toEqual([sentence])
})

test('without the license’s file it is refused', async () => {
  const { submit } = await ready({}, 'insurance')
  expect((await submit()).errors).toEqual({
    license_document: ['Please add a photo or PDF of your license.'],
  })
})

test('what is wrong with the person is said under the person’s fields, and no account is left behind', async () => {
  const taken = await ready()
  await taken.submit()
  const { ask: asking } = await ready()
  const again = await (await ready()).ask('POST /api/application', {
    body: aContractorApplication({}, { email: taken.application.person.email }),
  })
  expect(again.errors).toEqual({ 'person.email': ['The email has already been taken.'] })
  const weak = await asking('POST /api/application', {
    body: aContractorApplication({}, { password: 'short' }),
  })
  expect(weak.errors).toEqual({ 'person.password': ['The password must be at least 8 characters.'] })
})

test('a license is one applicant’s, however it is written, also for two who come at once', async () => {
  const first = await ready({ license_number: 'b-77 881x' })
  const second = await ready({ license_number: 'B77881X' })
  const replies = await Promise.all([first.submit(), second.submit()])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(replies.find(({ status }) => status === 422)?.errors).toEqual({
    license_number: ['This license is already registered. Please ask its owner to add you to that team.'],
  })
  // Both or neither: the one who was refused has no account either.
  const loser = replies[0]?.status === 422 ? first : second
  const free = await ready({}, 'license')
  const body = aContractorApplication({}, { email: loser.application.person.email })
  expect((await free.ask('POST /api/application', { body })).status).toBe(200)
})

test('type, status and approval are not the applicant’s to set', async () => {
  const { ask: asking, application } = await ready()
  const body = {
    ...application,
    status: 'Active',
    decided_at: '2020-01-01',
    person: { ...application.person, type: 'Admin', status: 'Active', email_verified_at: '2020-01-01' },
  }
  expect((await asking('POST /api/application', { body })).data.state).toBe('reviewing')
  const { email, password } = application.person
  for (const portal of ['shop', 'pro', 'admin']) {
    const door = await ask('POST /api/login', { body: { email, password, portal } })
    expect(door.status).toBe(403)
  }
})

test('a draft keeps what was typed but never a password, and a link continues it elsewhere, once', async () => {
  const desk = browser()
  const form = {
    company_name: 'Half Way Inc',
    first_name: 'Ada',
    password: 'never kept anywhere',
    service_zips: ['91101'],
  }
  await desk.ask('PUT /api/application', { body: { type: 'Contractor', form } })
  await desk.add({ kind: 'license' })
  const mailed = await desk.ask('POST /api/application/mail', { body: { email: 'half@people.test' } })
  expect(mailed.message).toBe('We have sent you a link. You can go on from any device with it.')
  expect(mailsTo('half@people.test')[0]?.text).toContain('/register/contractor?code=')
  const phone = browser()
  const opened = await phone.ask('POST /api/application/open', { body: { code: codeIn('half@people.test') } })
  expect(opened.data).toMatchObject({
    state: 'draft',
    form: { company_name: 'Half Way Inc', first_name: 'Ada' },
  })
  expect(opened.data.documents).toHaveLength(1)
  // It has moved: whoever began it sees nothing of what is added now.
  expect((await desk.ask('GET /api/application')).data).toBeNull()
  const again = await browser().ask('POST /api/application/open', {
    body: { code: codeIn('half@people.test') },
  })
  expect([again.status, again.code]).toEqual([422, 'bad_code'])
  const kept = (await allThatIsKept(db())) + (await allApplications(db()))
  expect(kept).toContain('Half Way Inc')
  expect(kept).not.toContain('never kept anywhere')
  expect(kept).not.toContain(codeIn('half@people.test'))
})

test('whoever registers as a Pro without applying is mailed the way to the application', async () => {
  const person = aContractorApplication().person
  await ask('POST /api/register', { body: { ...person, type: 'Contractor', zip_code: '91101' } })
  const visitor = browser()
  const opened = await visitor.ask('POST /api/application/open', { body: { code: codeIn(person.email) } })
  expect(opened.data).toMatchObject({ state: 'draft', has_account: true })
  await visitor.add({ kind: 'license' })
  const { person: _, ...body } = aContractorApplication()
  const submitted = await visitor.ask('POST /api/application', { body })
  expect([submitted.status, submitted.data.state]).toEqual([200, 'reviewing'])
})

test('a link to the status says the same for an address that nobody applied with', async () => {
  const { submit, application } = await ready()
  await submit()
  const before = mailsTo(application.person.email).length
  const known = await browser().ask('POST /api/application/link', {
    body: { email: application.person.email },
  })
  const unknown = await browser().ask('POST /api/application/link', { body: { email: 'nobody@people.test' } })
  expect(known).toEqual(unknown)
  await expect.poll(() => mailsTo(application.person.email).length).toBe(before + 1)
  const elsewhere = browser()
  const code = codeIn(application.person.email)
  const opened = await elsewhere.ask('POST /api/application/open', { body: { code } })
  expect(opened.data).toMatchObject({ state: 'reviewing', company_name: application.company_name })
})

test('a mailed link ends after 30 days', async () => {
  const visitor = browser()
  await visitor.ask('PUT /api/application', { body: { type: 'Vendor', form: {} } })
  await visitor.ask('POST /api/application/mail', { body: { email: 'late@people.test' } })
  later(minutes(31 * 24 * 60))
  const opened = await browser().ask('POST /api/application/open', {
    body: { code: codeIn('late@people.test') },
  })
  expect(opened.status).toBe(422)
})

test('a page that is not ours can not act with the cookie, nor can one that does not say what it is', async () => {
  const { ask: asking } = await ready()
  for (const origin of ['https://stranger.example', 'null']) {
    const reply = await asking('PUT /api/application', {
      body: { type: 'Vendor', form: {} },
      headers: { origin },
    })
    expect([reply.status, reply.code]).toEqual([403, 'origin_refused'])
  }
})

test('what was submitted is not changed by the form any more', async () => {
  const { ask: asking, submit, add } = await ready()
  await submit()
  expect((await submit()).status).toBe(409)
  expect((await asking('PUT /api/application', { body: { type: 'Vendor', form: {} } })).status).toBe(409)
  expect((await add({ kind: 'license' })).status).toBe(409)
})
