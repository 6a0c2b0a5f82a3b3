import { beforeEach, expect, test } from 'vitest'
import { allThatIsKept } from '../account/testing/account.store.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { allApplications } from './testing/application.store.ts'
import { aContractorApplication } from './testing/applicant.ts'
import { anApplicantsBrowser } from './testing/applying.ts'
import { readyToSubmit } from './testing/ready-to-submit.ts'

const { ask, mailsTo, app, db, later, codeIn } = aMarketplace()
// So that no test uses up what one address may do in an hour.
beforeEach(() => later(minutes(61)))
const browser = () => anApplicantsBrowser(app())

const ready = (telling?: object, document?: string) => readyToSubmit(app(), telling, document)

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
  await ask('POST /api/register', {
    body: { country_code: '+1', ...person, type: 'Contractor', zip_code: '91101' },
  })
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
