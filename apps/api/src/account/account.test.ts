import type { SignInSession, User } from '@showroom/contract/account/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { allThatIsKept, setTypeAndStatus } from './testing/account.store.ts'
import { aRegistration, browserOn } from './testing/person.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let clock = Date.parse('2026-11-23T17:00:00Z')
const minutes = (count: number) => count * 60_000
const later = (ms: number) => {
  clock += ms
}
let ask: ReturnType<typeof browserOn>

beforeAll(async () => {
  opened = await openTestApp({}, () => new Date(clock))
  ask = browserOn(opened.app)
})
afterAll(() => opened.close())

const mailsTo = (email: string) => opened.mail.mailbox?.list().filter(({ to }) => to === email) ?? []
const codeIn = (email: string): string => {
  const text = mailsTo(email)[0]?.text ?? ''
  return /(?:verify\/|code=)(\w+)/.exec(text)?.[1] ?? /^(\d{6})$/m.exec(text)?.[1] ?? ''
}

const registered = async (telling: Record<string, unknown> = {}) => {
  const person = aRegistration(telling)
  const { data } = await ask('POST /api/register', { body: person })
  return { ...person, token: data.token ?? '', user: data.user }
}

test('a User who registers is signed in, split into first and last name, and gets a mail to verify', async () => {
  const person = aRegistration()
  const { status, data, message } = await ask('POST /api/register', { body: person })
  expect([status, message]).toEqual([200, 'Your account has been created.'])
  expect(data.token).toMatch(/^sr_u_[0-9A-Za-z]{43}$/)
  expect(data.user).toMatchObject({
    type: 'User',
    status: 'Approve',
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

test('with a whole shipping address the account is complete; with half of one it is refused by field', async () => {
  const address = {
    shipping_street: '12 Elm St',
    shipping_city: 'Pasadena',
    shipping_state: 'CA',
    shipping_zip_code: '91101',
  }
  const whole = await registered(address)
  expect(whole.user.status).toBe('Active')
  const half = await ask('POST /api/register', {
    body: aRegistration({ ...address, shipping_city: undefined }),
  })
  expect([half.status, half.errors]).toEqual([
    422,
    { shipping_city: ['The shipping city field is required.'] },
  ])
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
  expect(user).toMatchObject({ status: 'Approve', email_verified_at: null, otp_verified: false })
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

test('the right password signs in; a wrong one, a wrong address and an empty account read alike', async () => {
  const { email, password } = await registered()
  const right = await ask('POST /api/login', { body: { email, password } })
  expect(right.data.user.email).toBe(email)
  const wrongs = await Promise.all(
    [
      { email, password: 'not the password' },
      { email: 'nobody@people.test', password },
    ].map((body) => ask('POST /api/login', { body })),
  )
  for (const wrong of wrongs)
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      { email: ['These credentials do not match our records.'] },
    ])
})

test('the shop’s door admits Users only, each other door its own, and only after the right password', async () => {
  const pro = await registered({ type: 'Contractor' })
  await setTypeAndStatus(opened.db, pro.email, { type: 'Contractor', status: 'Active' })
  const shop = await ask('POST /api/login', { body: pro })
  expect([shop.status, shop.message]).toEqual([403, 'You are not authorized to access this page.'])
  const wrong = await ask('POST /api/login', { body: { ...pro, password: 'not the password' } })
  expect(wrong.status).toBe(422)
  const own = await ask('POST /api/login', { body: { ...pro, portal: 'pro' } })
  expect(own.status).toBe(200)
})

test('an account that is deactivated is told so, and is nobody from that moment on', async () => {
  const person = await registered()
  await setTypeAndStatus(opened.db, person.email, { type: 'User', status: 'Deactive' })
  expect((await ask('GET /api/authuser', { token: person.token })).status).toBe(401)
  const reply = await ask('POST /api/login', { body: person })
  expect(reply.message).toBe('Your account has been deactivated. Please contact support.')
})

test('after ten wrong passwords the account waits, whoever asks, and says how long', async () => {
  const { email, password } = await registered()
  for (let wrong = 0; wrong < 10; wrong += 1)
    await ask('POST /api/login', { body: { email, password: `wrong ${wrong}` } })
  const locked = await ask('POST /api/login', { body: { email, password } })
  expect([locked.status, locked.retryAfter]).toEqual([429, '900'])
  expect(locked.message).toBe('Too many attempts. Please try again in 15 minutes.')
  later(minutes(16))
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(200)
})

test('the link in the mail verifies once; an old or foreign one says so', async () => {
  const { email, token } = await registered()
  const first = codeIn(email)
  await ask('GET /api/email/resend', { token })
  expect((await ask(`GET /api/email/verify/${first}`)).status).toBe(422)
  const verified = await ask<{ email_verified_at: string }>(`GET /api/email/verify/${codeIn(email)}`)
  expect(verified.message).toBe('Your e-mail is verified.')
  const { data } = await ask<User>('GET /api/authuser', { token })
  expect(data.email_verified_at).toBe(verified.data.email_verified_at)
  const again = await ask(`GET /api/email/verify/${codeIn(email)}`)
  expect([again.status, again.code]).toEqual([422, 'bad_code'])
})

test('a link is good for a day', async () => {
  const { email } = await registered()
  later(minutes(24 * 60 + 1))
  expect((await ask(`GET /api/email/verify/${codeIn(email)}`)).status).toBe(422)
})

test('a forgotten password is chosen anew by mail, and every device is signed out', async () => {
  const { email, token, password } = await registered()
  await ask('POST /api/password/forgot', { body: { email } })
  await expect.poll(() => mailsTo(email)[0]?.subject).toBe('Choose a new password')
  const body = { code: codeIn(email), password: 'a new long password' }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(200)
  expect((await ask('POST /api/password/reset', { body })).status).toBe(422)
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(422)
  expect((await ask('POST /api/login', { body: { email, password: body.password } })).status).toBe(200)
  expect(mailsTo(email)[0]?.subject).toBe('Your password was changed')
})

test('asking for a new password says the same to everybody', async () => {
  const { email } = await registered()
  const answers = await Promise.all(
    [email, 'nobody@people.test'].map((asked) =>
      ask('POST /api/password/forgot', { body: { email: asked } }),
    ),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const { email, password, token } = await registered()
  const other = await ask('POST /api/login', { body: { email, password } })
  const wrong = await ask('POST /api/password/change', {
    token,
    body: { current_password: 'not it', password: 'a new long password' },
  })
  expect(wrong.errors).toEqual({ current_password: ['The current password is not right.'] })
  await ask('POST /api/password/change', {
    token,
    body: { current_password: password, password: 'a new long password' },
  })
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  expect((await ask('GET /api/authuser', { token: other.data.token })).status).toBe(401)
})

test('devices are listed and signed out one by one, one’s own only', async () => {
  const person = await registered()
  const phone = browserOn(opened.app, 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1')
  const onPhone = await phone('POST /api/login', { body: person })
  const { data } = await ask<SignInSession[]>('GET /api/session', { token: person.token })
  expect(data.map(({ device, is_this_one }) => [device, is_this_one]).sort()).toEqual([
    ['Chrome on Mac', true],
    ['Safari on iPhone', false],
  ])
  const other = data.find(({ is_this_one }) => !is_this_one)
  const stranger = await registered()
  expect((await ask(`DELETE /api/session/${other?.id}`, { token: stranger.token })).status).toBe(404)
  expect((await ask(`DELETE /api/session/${other?.id}`, { token: person.token })).status).toBe(200)
  expect((await phone('GET /api/authuser', { token: onPhone.data.token })).status).toBe(401)
})

test('a session that is not used for two weeks ends', async () => {
  const { token } = await registered()
  later(minutes(13 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  later(minutes(13 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  later(minutes(15 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
})

test('logging out ends the session, with the specification’s words', async () => {
  const { token } = await registered()
  expect((await ask('POST /api/logout', { token })).message).toBe('Logged Out Successfully')
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
})

const anAdmin = async () => {
  const person = await registered()
  await setTypeAndStatus(opened.db, person.email, { type: 'Admin', status: 'Active' })
  const { data } = await ask('POST /api/login', { body: { ...person, portal: 'admin' } })
  return { ...person, token: data.token }
}

test('an Admin is let into nothing before the one-time code, which is good once', async () => {
  const { email, token } = await anAdmin()
  const before = await ask('GET /api/profile', { token })
  expect([before.status, before.code]).toEqual([403, 'otp_required'])
  await ask('GET /api/login/verify_otp', { token })
  const code = codeIn(email)
  const given = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(given.data.valid_otp).toBe(true)
  expect((await ask('GET /api/profile', { token })).status).toBe(200)
  const again = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(again.data.valid_otp).toBe(false)
  later(minutes(12 * 60 + 1))
  expect((await ask('GET /api/profile', { token })).status).toBe(403)
})

test('five wrong codes lock for a quarter of an hour, and ten minutes end a code', async () => {
  const { email, token } = await anAdmin()
  await ask('GET /api/login/verify_otp', { token })
  const code = codeIn(email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tried = 0; tried < 5; tried += 1) await ask(`GET /api/login/verify_otp?otp=${wrong}`, { token })
  const locked = await ask(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect([locked.status, locked.retryAfter]).toEqual([429, '900'])
  later(minutes(16))
  const late = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(late.data.valid_otp).toBe(false)
})

test('only an Admin can ask for a one-time code', async () => {
  const { token } = await registered()
  expect((await ask('GET /api/login/verify_otp', { token })).status).toBe(403)
})

test('the profile and the settings change by field, and keep the rest', async () => {
  const { token } = await registered()
  const half = await ask('PUT /api/profile', { token, body: { shipping_city: 'Bend' } })
  expect(Object.keys(half.errors ?? {})).toEqual(['shipping_street', 'shipping_state', 'shipping_zip_code'])
  const body = {
    shipping_street: '1 A St',
    shipping_city: 'Bend',
    shipping_state: 'OR',
    shipping_zip_code: '97701',
  }
  await ask('PUT /api/profile', { token, body })
  await ask('PUT /api/profile', { token, body: { first_name: 'Augusta', shipping_apartment: '4B' } })
  const { data } = await ask<{ user: User; shipping_address: object }>('GET /api/profile?checkout=1', {
    token,
  })
  expect(data.user.first_name).toBe('Augusta')
  expect(data.shipping_address).toEqual({
    street: '1 A St',
    apartment: '4B',
    city: 'Bend',
    state: 'OR',
    zip_code: '97701',
  })
  await ask('PUT /api/setting', { token, body: { units: 'decimal' } })
  const setting = await ask('GET /api/setting', { token })
  expect(setting.data).toMatchObject({ units: 'decimal', default_waste_pct: 10, price_display: 'per_box' })
})

test('an unguessed token, a guest’s token and none are all nobody', async () => {
  for (const token of [`sr_u_${'x'.repeat(43)}`, `sr_c_${'x'.repeat(43)}`, "' or 1=1 --", null]) {
    const { status, message } = await ask('GET /api/authuser', { token })
    expect([status, message]).toEqual([401, 'Please login to proceed.'])
  }
})

test('no other website may call, not even one that a showroom admits', async () => {
  const headers = { origin: 'https://www.harvesthomeremodeling.example' }
  const { status, code } = await ask('POST /api/login', { headers, body: aRegistration() })
  expect([status, code]).toEqual([403, 'origin_refused'])
})

test('neither a password nor a token nor a code is kept as it is', async () => {
  const { email, password, token } = await registered()
  const kept = await allThatIsKept(opened.db)
  expect(kept).toContain(email)
  expect(kept).toContain('$argon2id$')
  for (const secret of [password, token, codeIn(email)]) expect(kept).not.toContain(secret)
})

test('names are text wherever they turn up', async () => {
  const { email } = await registered({ full_name: '<img src=x onerror=alert(1)> Byron\r\nBcc: x@y.test' })
  const mail = mailsTo(email)[0]
  expect(mail?.html).not.toContain('<img')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
