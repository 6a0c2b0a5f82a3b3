import type { User } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { allThatIsKept } from '../account/testing/account.store.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { aRegistration } from '../account/testing/person.ts'

const { ask, mailsTo, db, later, codeIn, registered } = aMarketplace()

test('a User who registers is signed in, split into first and last name, and gets a mail to verify', async () => {
  const person = aRegistration()
  const { status, data, message } = await ask('POST /api/register', { body: person })
  expect([status, message]).toEqual([200, 'Your account has been created.'])
  expect(data.token).toMatch(/^sr_u_[0-9A-Za-z]{43}$/)
  expect(data.user).toMatchObject({
    type: 'User',
    status: 'Active',
    first_name: 'Ada',
    last_name: 'Lovelace Byron',
    country_code: '+1',
    phone_number: '6265550142',
    email_verified_at: null,
    total_projects: 0,
    custom_addon: { subscription_status: 'inactive' },
  })
  expect(mailsTo(person.email)[0]?.subject).toBe('Please verify your e-mail')
})

const noAddress = {
  shipping_street: undefined,
  shipping_city: undefined,
  shipping_state: undefined,
  shipping_zip_code: undefined,
}

test('a client registers with the whole shipping address; who sells may do without one', async () => {
  const half = await ask('POST /api/register', { body: aRegistration({ shipping_city: undefined }) })
  expect([half.status, half.errors]).toEqual([
    422,
    { shipping_city: ['The shipping city field is required.'] },
  ])
  const none = await ask('POST /api/register', { body: aRegistration(noAddress) })
  expect(none.errors).toEqual({
    shipping_street: ['The shipping street field is required.'],
    shipping_city: ['The shipping city field is required.'],
    shipping_state: ['The shipping state field is required.'],
    shipping_zip_code: ['The shipping zip code field is required.'],
  })
  const vendor = await ask('POST /api/register', { body: aRegistration({ type: 'Vendor', ...noAddress }) })
  expect(vendor.status).toBe(200)
})

test('a minor signs up with a parent’s consent, which is kept; of an adult no date of birth is', async () => {
  const birth_date = '2010-02-03'
  const person = await registered({ birth_date, parent_consent: true })
  expect(person.user.status).toBe('Active')
  const kept = await allThatIsKept(db())
  expect([kept.includes('2028-02-03'), kept.includes(birth_date)]).toEqual([true, false])
  await registered({ birth_date: '1971-05-06' })
  expect(await allThatIsKept(db())).not.toContain('1971-05-06')
})

const refusals = [
  ['full_name', { full_name: '' }, 'Please enter your first and last name.'],
  ['email', { email: 'nobody' }, 'The email must be a valid email address.'],
  ['email', { email: 'a@b.test,c@d.test' }, 'The email must be a valid email address.'],
  ['email', { email: 'a@b.test\r\nBcc: c@d.test' }, 'The email must be a valid email address.'],
  ['password', { password: '1234567' }, 'The password must be at least 8 characters.'],
  ['phone_number', { phone_number: '' }, 'The phone number field is required.'],
  ['zip_code', { zip_code: undefined }, 'The zip code field is required.'],
  ['agree', { agree: false }, 'Please agree to the Terms of Service.'],
  ['country_code', { country_code: undefined }, 'The country code field is required.'],
  ['birth_date', { birth_date: '2014-01-01' }, 'You must be at least 13 years old to sign up.'],
  [
    'parent_consent',
    { birth_date: '2010-01-01' },
    'A parent or guardian has to agree, because you are under 18.',
  ],
  ['type', { type: 'Admin' }, 'The selected type is invalid.'],
] as const
test.each(refusals)('a registration is refused for its %s', async (field, telling, message) => {
  const reply = await ask('POST /api/register', { body: aRegistration(telling) })
  expect(reply.status).toBe(422)
  expect(reply.errors?.[field]).toEqual([message])
})

test('fields that nobody may set are not listened to', async () => {
  const { user } = await registered({
    status: 'Active',
    email_verified_at: '2020-01-01T00:00:00Z',
    otp_verified: true,
  })
  expect(user).toMatchObject({ status: 'Active', email_verified_at: null, otp_verified: false })
})

test('an address is one account’s, however it is written, also for two who come at once', async () => {
  const person = aRegistration()
  const again = { ...person, email: person.email.toUpperCase() }
  const replies = await Promise.all([person, again].map((body) => ask('POST /api/register', { body })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(replies.find(({ status }) => status === 422)?.errors).toEqual({
    email: ['The email has already been taken.'],
  })
})

test.each(['Vendor', 'Contractor'])('a %s waits for approval and gets no token', async (type) => {
  const person = await registered({ type })
  expect([person.token, person.user.status]).toEqual(['', 'pending'])
  const reply = await ask('POST /api/login', { body: { ...person, portal: 'pro' } })
  expect([reply.status, reply.message]).toEqual([403, 'Your account is currently pending approval.'])
})

test('the link in the mail verifies once; an old or foreign one says so', async () => {
  const { email, token } = await registered()
  const first = codeIn(email)
  await ask('GET /api/email/resend', { token })
  expect((await ask(`GET /api/email/verify/${first}`)).status).toBe(422)
  const second = codeIn(email)
  const verified = await ask<{ email_verified_at: string }>(`GET /api/email/verify/${second}`)
  expect(verified.message).toBe('Your e-mail is verified.')
  const { data } = await ask<User>('GET /api/authuser', { token })
  expect(data.email_verified_at).toBe(verified.data.email_verified_at)
  const again = await ask(`GET /api/email/verify/${second}`)
  expect([again.status, again.code]).toEqual([422, 'bad_code'])
})

test('a link is good for a day', async () => {
  const { email } = await registered()
  later(minutes(24 * 60 + 1))
  expect((await ask(`GET /api/email/verify/${codeIn(email)}`)).status).toBe(422)
})

test('neither a password nor a token nor a code is kept as it is', async () => {
  const { email, password, token } = await registered()
  const kept = await allThatIsKept(db())
  expect(kept).toContain(email)
  expect(kept).toContain('$argon2id$')
  for (const secret of [password, token, codeIn(email)]) expect(kept).not.toContain(secret)
})

test('names are text wherever they turn up', async () => {
  const { email } = await registered({ full_name: '<img src=x onerror=alert(1)> Byron' })
  const mail = mailsTo(email)[0]
  expect(mail?.html).not.toContain('<img')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
