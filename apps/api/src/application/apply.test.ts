import { accountMessages } from '@showroom/contract/account/account.messages'
import { beforeEach, expect, test } from 'vitest'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { aContractorApplication, aVendorApplication } from './testing/applicant.ts'
import { anApplicantsBrowser } from './testing/applying.ts'
import { readyToSubmit } from './testing/ready-to-submit.ts'

const { ask, mailsTo, app, later } = aMarketplace()
// So that no test uses up what one address may do in an hour.
beforeEach(() => later(minutes(61)))
const browser = () => anApplicantsBrowser(app())

const ready = (telling?: object, document?: string) => readyToSubmit(app(), telling, document)

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
  const common = await asking('POST /api/application', {
    body: aContractorApplication({}, { password: 'qwertyuiop' }),
  })
  expect(common.errors).toEqual({ 'person.password': [accountMessages.passwordCommon] })
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
