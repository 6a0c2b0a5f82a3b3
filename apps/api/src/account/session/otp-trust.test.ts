import { expect, test } from 'vitest'
import { isOtpRecent } from '../account.ts'
import { callerWith } from './sessions.ts'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { aBrowser } from '../testing/browser.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'

const { app, db, later, now, registered, codeIn } = aMarketplace()

const days = (count: number) => minutes(count * 24 * 60)

type Person = { email: string; password: string }
type Browser = ReturnType<typeof aBrowser>

const signIn = async (browser: Browser, { email, password }: Person) => {
  const body = { email, password, portal: 'admin' }
  const { data } = await browser.ask('POST /api/login', { body })
  return { token: data.token, isTrusted: data.user.otp_verified }
}

const giveCode = async (
  browser: Browser,
  { email }: Person,
  token: string | null,
  box = '&trust_device=1',
) => {
  await browser.ask('GET /api/login/verify_otp', { token })
  const path = `GET /api/login/verify_otp?otp=${codeIn(email)}${box}`
  const { data } = await browser.ask<{ valid_otp: boolean }>(path, { token })
  expect(data.valid_otp).toBe(true)
}

const anAdmin = async () => {
  const person = await registered()
  await setTypeAndStatus(db(), person.email, { type: 'Admin', status: 'Active' })
  return person
}

/** An Admin who gave the code on a device, with the box ticked. */
const trusted = async () => {
  const admin = await anAdmin()
  const browser = aBrowser(app())
  const { token } = await signIn(browser, admin)
  await giveCode(browser, admin, token)
  return { admin, browser, token }
}

test('with the box ticked the code is not asked for on this device for 340 days', async () => {
  const { admin, browser } = await trusted()
  later(days(339))
  const again = await signIn(browser, admin)
  expect(again.isTrusted).toBe(true)
  expect((await browser.ask('GET /api/profile', { token: again.token })).status).toBe(200)
  later(days(2))
  expect((await browser.ask('GET /api/profile', { token: again.token })).status).not.toBe(200)
  expect((await signIn(browser, admin)).isTrusted).toBe(false)
})

test('without the box it is asked for at every sign-in', async () => {
  const admin = await anAdmin()
  const browser = aBrowser(app())
  const { token } = await signIn(browser, admin)
  await giveCode(browser, admin, token, '')
  expect([...browser.cookies.keys()]).toEqual(['otp_verify'])
  expect((await signIn(browser, admin)).isTrusted).toBe(false)
  expect([...browser.cookies.keys()]).toEqual([])
})

test('a trusted device is not enough where a recent code is asked for', async () => {
  const { admin, browser, token } = await trusted()
  const recent = async (sessionToken: string | null) =>
    (await callerWith(db(), sessionToken ?? '', new Date(now())))?.isOtpRecent
  expect(await recent(token)).toBe(true)
  later(minutes(16))
  expect(await recent(token)).toBe(false)
  const again = await signIn(browser, admin)
  expect(await recent(again.token)).toBe(false)
  await giveCode(browser, admin, again.token, '')
  expect(await recent(again.token)).toBe(true)
})

test('recent means a quarter of an hour', () => {
  const at = new Date('2026-11-23T10:00:00Z')
  expect(isOtpRecent(at, new Date('2026-11-23T10:14:59Z'))).toBe(true)
  expect(isOtpRecent(at, new Date('2026-11-23T10:15:00Z'))).toBe(false)
  expect(isOtpRecent(null, at)).toBe(false)
})

test('another account, another device and a forged word are all not trusted', async () => {
  const { admin, browser } = await trusted()
  const deviceCookies = browser.cookies
  const word = deviceCookies.get('sr_otp') ?? ''
  const [at = '', signature = ''] = word.split('.')
  const forged: Record<string, [string, string][]> = {
    'the readable hint alone': [['otp_verify', '1']],
    'the word without its device': [['sr_otp', word]],
    'on another device': [
      ['sr_otp', word],
      ['sr_device', 'x'.repeat(22)],
    ],
    'a later time': [...deviceCookies, ['sr_otp', `${Number(at) + 1}.${signature}`]],
    'another signature': [...deviceCookies, ['sr_otp', `${at}.${'0'.repeat(64)}`]],
    'no signature': [...deviceCookies, ['sr_otp', `${at}.`]],
    'an endless time': [...deviceCookies, ['sr_otp', `${'9'.repeat(400)}.${signature}`]],
  }
  for (const [how, cookies] of Object.entries(forged)) {
    const { isTrusted, token } = await signIn(aBrowser(app(), new Map(cookies)), admin)
    expect([how, isTrusted]).toEqual([how, false])
    expect((await browser.ask('GET /api/profile', { token })).code).toBe('otp_required')
  }
  const other = await anAdmin()
  expect((await signIn(browser.copy(), other)).isTrusted).toBe(false)
  expect((await signIn(browser, admin)).isTrusted).toBe(true)
})

test('a new password ends the trust of every device', async () => {
  const { admin, browser, token } = await trusted()
  const change = { current_password: admin.password, password: 'another long password' }
  await browser.ask('POST /api/password/change', { token, body: change })
  expect((await signIn(browser, { ...admin, password: change.password })).isTrusted).toBe(false)
})

test('only the hint is a script’s to read', async () => {
  const admin = await anAdmin()
  const browser = aBrowser(app())
  const { token } = await signIn(browser, admin)
  await browser.ask('GET /api/login/verify_otp', { token })
  const path = `GET /api/login/verify_otp?otp=${codeIn(admin.email)}&trust_device=1`
  const { setCookies } = await browser.ask(path, { token })
  const readable = setCookies.filter((set) => !set.includes('HttpOnly')).map((set) => set.split(';', 2))
  expect(readable).toEqual([['otp_verify=1', ' Max-Age=29376000']])
})
