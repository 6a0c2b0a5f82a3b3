import { expect, test } from 'vitest'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { aMarketplace } from './testing/marketplace.ts'
import { aRegistration } from './testing/person.ts'

// What is written into fields, headers and forms, and the answer that it gets.

// What is written into the fields of a form, and the answer that it gets.

const { ask, app, db, mailsTo, registered } = aMarketplace()

test.each(['Admin', 'admin', 'ADMIN', ['Admin'], { $ne: null }, 4, true])(
  'nobody becomes an Admin by registering as %j',
  async (type) => {
    const reply = await ask('POST /api/register', { body: aRegistration({ type }) })
    expect([reply.status, reply.errors]).toEqual([422, { type: ['The selected type is invalid.'] }])
  },
)

const risen = {
  type: 'Admin',
  role: 'Admin',
  status: 'Active',
  is_admin: true,
  otp_verified: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  id: 1,
  public_id: 'mine',
  total_projects: 99,
  shop_profile: { theme_color: '#ff0000', business_logo: null },
  custom_addon: { subscription_status: 'active' },
  constructor: { prototype: { type: 'Admin' } },
}
const lowly = {
  type: 'User',
  status: 'Active',
  email_verified_at: null,
  otp_verified: false,
  total_projects: 0,
}

test('what registers with a status, a role or a verified address has none of them', async () => {
  const { constructor: _, type: __, ...fields } = risen
  const { user } = await registered(fields)
  expect(user).toMatchObject({
    ...lowly,
    custom_addon: { subscription_status: 'inactive' },
    shop_profile: null,
  })
})

test.each(['PUT /api/profile', 'PUT /api/setting'])('%s raises nobody', async (call) => {
  const { token, user } = await registered()
  const { constructor: _, ...fields } = risen
  const reply = await ask(call, { token, body: { ...fields, password_hash: 'x', account_id: 1 } })
  expect([200, 422]).toContain(reply.status)
  expect((await ask<object>('GET /api/authuser', { token })).data).toMatchObject({ ...lowly, id: user.id })
})

test('a body that reaches for a prototype is refused', async () => {
  const { token } = await registered()
  for (const payload of [
    '{"__proto__":{"type":"Admin"}}',
    '{"constructor":{"prototype":{"type":"Admin"}}}',
  ]) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reply = await app().inject({ method: 'PUT', url: '/api/profile', headers, payload })
    expect(reply.statusCode).toBe(400)
  }
})

const markup = `<img src=x onerror=alert(1)>"><script>alert(1)</script>`

test('markup in a name is text: in JSON that no browser reads as a page, and in mails', async () => {
  const { email, token, user } = await registered({ first_name: markup.slice(0, 60), full_name: '' })
  expect(user.first_name).toBe(markup.slice(0, 60))
  const reply = await app().inject({ url: '/api/authuser', headers: { authorization: `Bearer ${token}` } })
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  for (const { html } of mailsTo(email)) expect(html).not.toMatch(/<img|<script/)
  expect(mailsTo(email).length).toBeGreaterThan(0)
})

const twoMailboxes = [
  'a@people.test\r\nBcc: thief@evil.test',
  'a@people.test\nBcc: thief@evil.test',
  'a@people.test, thief@evil.test',
  'a@people.test;thief@evil.test',
  'a@people.test <thief@evil.test>',
  '"a@people.test" <thief@evil.test>',
  'a@people.test%0ABcc:thief@evil.test',
  'a@people.test\u2028thief@evil.test',
  'thief@evil.test(a@people.test)',
]
test.each(twoMailboxes)('%j is no address, for whatever sends mail', async (email) => {
  const { token, password } = await registered()
  await forgetAllAttempts(db())
  const tried = [
    await ask('POST /api/register', { body: aRegistration({ email }) }),
    await ask('POST /api/password/forgot', { body: { email } }),
    await ask('POST /api/email/change', { token, body: { email, current_password: password } }),
    await ask('POST /api/application/link', { body: { email } }),
  ]
  for (const { status, errors } of tried)
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['email']])
  expect(mailsTo('thief@evil.test')).toEqual([])
})

test.each(['full_name', 'first_name', 'last_name'])(
  'a line end, a link or a mark of direction in a %s is refused, and no mail carries it',
  async (field) => {
    for (const name of ['Ada\r\nBcc: thief@evil.test\r\n\r\nHello', 'http://evil.test', 'Ada\u202E']) {
      const person = aRegistration({ [field]: name })
      const { status, errors } = await ask('POST /api/register', { body: person })
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
      expect(mailsTo(person.email)).toEqual([])
    }
  },
)
