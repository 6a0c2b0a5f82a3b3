import { expect, test } from 'vitest'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { aSocialShop } from './testing/social-shop.ts'

const shop = aSocialShop()
const { browser, db, mailsTo, codeIn, prove, registered, signIn } = shop

let met = 0
/** Somebody whom the provider knows. */
const aHolder = (telling: Record<string, unknown> = {}) => {
  met += 1
  const holder = {
    sub: `subject-${met}`,
    email: `social-${met}@people.test`,
    email_verified: true,
    name: 'Grace Brewster Hopper',
    ...telling,
  }
  shop.provider().setHolder(holder)
  return holder
}

test('a new address becomes an account of type User: name and verified e-mail from the provider, no password', async () => {
  const { email } = aHolder()
  const { data, message } = await signIn(browser())
  expect(message).toBe('Welcome back.')
  expect(data.user).toMatchObject({
    email,
    type: 'User',
    status: 'Approve',
    first_name: 'Grace',
    last_name: 'Brewster Hopper',
  })
  expect(data.user?.email_verified_at).not.toBeNull()
  const { ask } = browser()
  const profile = await ask<{ has_password: boolean }>('GET /api/profile', { token: data.token })
  expect(profile.data.has_password).toBe(false)
  const body = { email, password: 'any password' }
  expect((await ask('POST /api/login', { body })).status).toBe(422)
})

test('whom the provider signed in before it signs in again, also under another address', async () => {
  const { sub, email } = aHolder()
  const first = await signIn(browser())
  aHolder({ sub, email: 'renamed@people.test', email_verified: false })
  const again = await signIn(browser())
  expect(again.data.user?.id).toBe(first.data.user?.id)
  expect(again.data.user?.email).toBe(email)
})

test('an address that has an account is not taken over: a mailed code links it, once', async () => {
  const person = await registered()
  const { sub } = aHolder({ email: person.email })
  const here = browser()
  const { data } = await signIn(here)
  expect([data.user, data.token, data.proof?.email]).toEqual([null, null, person.email])
  expect(mailsTo(person.email)[0]?.subject).toBe('Your code to sign in with Acme')
  const code = codeIn(person.email)
  const proven = await prove(here, { proof: data.proof?.token, code })
  expect(proven.data.user.email).toBe(person.email)
  expect(mailsTo(person.email)[0]?.subject).toBe('You can sign in with Acme now')
  const replayed = await prove(here, { proof: data.proof?.token, code })
  expect([replayed.status, replayed.code]).toEqual([422, 'social_proof_over'])
  aHolder({ sub, email: person.email })
  expect((await signIn(browser())).data.user?.email).toBe(person.email)
})

test('the account’s password proves it as well, and stays', async () => {
  const person = await registered()
  aHolder({ email: person.email })
  const here = browser()
  const { data } = await signIn(here)
  expect(data.proof?.accepts_password).toBe(true)
  const wrong = await prove(here, { proof: data.proof?.token, password: 'not the password' })
  expect([wrong.status, wrong.errors]).toEqual([422, { password: ['The current password is not right.'] }])
  const proven = await prove(here, { proof: data.proof?.token, password: person.password })
  expect(proven.data.user.email_verified_at).not.toBeNull()
  expect((await here.ask('POST /api/login', { body: person })).status).toBe(200)
})

test('whoever made the account without the address is out once its owner has proved it', async () => {
  const hijacker = await registered()
  const { ask } = browser()
  expect((await ask('GET /api/authuser', { token: hijacker.token })).status).toBe(200)
  aHolder({ email: hijacker.email })
  const owner = browser()
  const { data } = await signIn(owner)
  await prove(owner, { proof: data.proof?.token, code: codeIn(hijacker.email) })
  expect((await ask('GET /api/authuser', { token: hijacker.token })).status).toBe(401)
  expect((await ask('POST /api/login', { body: hijacker })).status).toBe(422)
})

test('an address that the provider does not vouch for is proved by a code, whether or not it has an account', async () => {
  const person = await registered()
  const answers = []
  for (const email of [person.email, 'unknown@people.test']) {
    aHolder({ email, email_verified: false })
    const { data, message } = await signIn(browser())
    answers.push([data.user, data.token, data.proof?.accepts_password, message])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toEqual([null, null, false, undefined])
  const here = browser()
  aHolder({ email: 'unknown@people.test', email_verified: undefined })
  const { data } = await signIn(here)
  const proven = await prove(here, { proof: data.proof?.token, code: codeIn('unknown@people.test') })
  expect(proven.data.user).toMatchObject({ email: 'unknown@people.test', type: 'User' })
})

test('without the provider’s word for the address, the right password is not enough', async () => {
  const person = await registered()
  aHolder({ email: person.email, email_verified: false })
  const here = browser()
  const { data } = await signIn(here)
  const tried = await prove(here, { proof: data.proof?.token, password: person.password })
  expect([tried.status, tried.data]).toEqual([422, undefined])
})

test('five wrong codes end the proof; a code is good for ten minutes, in this browser’s hands alone', async () => {
  const person = await registered()
  aHolder({ email: person.email })
  const here = browser()
  const { data } = await signIn(here)
  const code = codeIn(person.email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    const tried = await prove(here, { proof: data.proof?.token, code: wrong })
    expect(tried.errors).toEqual({ code: ['The code is not right or has expired.'] })
  }
  expect((await prove(here, { proof: data.proof?.token, code })).code).toBe('social_proof_over')
  const late = await signIn(here)
  const another = await signIn(browser())
  const newest = codeIn(person.email)
  const crossed = await prove(here, { proof: late.data.proof?.token, code: newest })
  expect(crossed.status).toBe(422)
  shop.later(11 * 60_000)
  const expired = await prove(browser(), { proof: another.data.proof?.token, code: newest })
  expect(expired.code).toBe('social_proof_over')
})

test('only clients come in by this door, and an account’s state is told as at sign-in', async () => {
  const told: [string, string, string][] = [
    ['Contractor', 'Active', 'You are not authorized to access this page.'],
    ['Admin', 'Active', 'You are not authorized to access this page.'],
    ['User', 'Deactive', 'Your account has been deactivated. Please contact support.'],
    ['User', 'pending', 'Your account is currently pending approval.'],
  ]
  for (const [type, status, sentence] of told) {
    const person = await registered()
    await setTypeAndStatus(db(), person.email, { type, status })
    aHolder({ email: person.email })
    const { status: answered, message } = await signIn(browser())
    expect([type, status, answered, message]).toEqual([type, status, 403, sentence])
    expect(mailsTo(person.email).map(({ subject }) => subject)).not.toContain(
      'Your code to sign in with Acme',
    )
  }
})

test('an account that is deactivated is not signed in by a provider that knew it before', async () => {
  const { email } = aHolder()
  await signIn(browser())
  await setTypeAndStatus(db(), email, { type: 'User', status: 'Deactive' })
  expect((await signIn(browser())).message).toBe('Your account has been deactivated. Please contact support.')
})

test('with the box ticked the browser is remembered as after a password', async () => {
  aHolder()
  const here = browser()
  const answered = await shop.setOut(here)
  await shop.finish(here, { ...answered, remember: true })
  const resumed = await here.ask('POST /api/session/resume')
  expect(resumed.data.token).toMatch(/^sr_u_/)
})

test('hostile names are kept as text of one line, and no longer than a name', async () => {
  aHolder({ name: undefined, given_name: 'Bobby\r\nBcc: x@y.test <b>', family_name: 'T'.repeat(500) })
  const { data } = await signIn(browser())
  expect(data.user?.first_name).toBe('Bobby Bcc: x@y.test <b>')
  expect(data.user?.last_name).toHaveLength(60)
})
