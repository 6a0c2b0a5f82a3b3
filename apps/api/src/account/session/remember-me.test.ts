import type { RememberedDevice } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { allThatIsKept, setTypeAndStatus } from '../testing/account.store.ts'
import { aBrowser, ownOrigin } from '../testing/browser.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'

const { app, db, later, registered, mailsTo, codeIn } = aMarketplace()

const days = (count: number) => minutes(count * 24 * 60)
const resumed = 'POST /api/session/resume'
const nobody = { user: null, token: null }

/** Somebody who signed in with the box ticked, and their browser. */
const remembered = async () => {
  const person = await registered()
  const browser = aBrowser(app())
  const { data } = await browser.ask('POST /api/login', { body: { ...person, remember: true } })
  return { person, browser, token: data.token }
}

test('who ticked the box is signed in again when the session is long over, for 340 days', async () => {
  const { person, browser, token } = await remembered()
  later(days(339))
  expect((await browser.ask('GET /api/authuser', { token })).status).toBe(401)
  const again = await browser.ask(resumed)
  expect(again.data.user.email).toBe(person.email)
  expect((await browser.ask('GET /api/authuser', { token: again.data.token })).status).toBe(200)
  later(days(2))
  expect((await browser.ask(resumed)).data).toEqual(nobody)
})

test('without the box nothing is kept in the browser, and nobody is signed in again', async () => {
  const person = await registered()
  const browser = aBrowser(app())
  await browser.ask('POST /api/login', { body: person })
  expect([...browser.cookies.keys()]).toEqual([])
  expect((await browser.ask(resumed)).data).toEqual(nobody)
})

test('the key is no script’s, no password, and not what the database keeps', async () => {
  const person = await registered()
  const browser = aBrowser(app())
  const { setCookies } = await browser.ask('POST /api/login', { body: { ...person, remember: true } })
  const set = setCookies.find((cookie) => cookie.startsWith('sr_rm='))
  expect(set).toMatch(/^sr_rm=\w{22}\.\w{43}; Max-Age=29376000; Path=\/; HttpOnly; SameSite=Lax$/)
  const [, validator = ''] = browser.cookies.get('sr_rm')?.split('.') ?? []
  const kept = await allThatIsKept(db())
  expect(kept).not.toContain(validator)
  for (const cookie of setCookies) expect(cookie).not.toContain(encodeURIComponent(person.password))
})

test('each use exchanges the key; a copy that was taken before then ends the family, and its owner is told', async () => {
  const { person, browser } = await remembered()
  const thief = browser.copy()
  later(minutes(1))
  const owner = await browser.ask(resumed)
  later(minutes(1))
  expect((await thief.ask(resumed)).data).toEqual(nobody)
  expect(thief.cookies.has('sr_rm')).toBe(false)
  expect((await browser.ask('GET /api/authuser', { token: owner.data.token })).status).toBe(401)
  expect((await browser.ask(resumed)).data).toEqual(nobody)
  expect(mailsTo(person.email)[0]?.subject).toBe('We signed one of your devices out')
})

test('a thief who comes first is found out when the owner comes', async () => {
  const { person, browser } = await remembered()
  const thief = browser.copy()
  later(minutes(1))
  const stolen = await thief.ask(resumed)
  expect(stolen.data.user.email).toBe(person.email)
  later(minutes(1))
  expect((await browser.ask(resumed)).data).toEqual(nobody)
  expect((await thief.ask('GET /api/authuser', { token: stolen.data.token })).status).toBe(401)
  expect((await thief.ask(resumed)).data).toEqual(nobody)
})

test('two tabs that come at once are both let in, and the browser keeps the newer key', async () => {
  const { browser } = await remembered()
  const [first, second] = await Promise.all([browser.ask(resumed), browser.copy().ask(resumed)])
  expect(first.data.token).toMatch(/^sr_u_/)
  expect(second.data.token).toMatch(/^sr_u_/)
  const keys = [first, second].flatMap(({ setCookies }) =>
    setCookies.filter((set) => set.startsWith('sr_rm=')),
  )
  expect(keys).toHaveLength(1)
})

test('a guessed key, another’s selector and broken text are nobody, and no error', async () => {
  const { browser } = await remembered()
  const [selector = ''] = browser.cookies.get('sr_rm')?.split('.') ?? []
  for (const guess of [`${'x'.repeat(22)}.${'x'.repeat(43)}`, `${selector}.`, "' or 1=1 --", '%00', '.']) {
    const stranger = aBrowser(app(), new Map([['sr_rm', guess]]))
    const { status, data } = await stranger.ask(resumed)
    expect([status, data]).toEqual([200, nobody])
  }
})

test('only our own page, by its name, can use the cookie', async () => {
  const { browser } = await remembered()
  for (const origin of ['https://www.harvesthomeremodeling.example', 'null', `${ownOrigin}.evil.example`]) {
    const { status, code } = await browser.ask(resumed, { headers: { origin } })
    expect([status, code]).toEqual([403, 'origin_refused'])
  }
  const unnamed = await app().inject({
    method: 'POST',
    url: '/api/session/resume',
    headers: { cookie: `sr_rm=${browser.cookies.get('sr_rm')}` },
  })
  expect(unnamed.statusCode).toBe(403)
  expect((await browser.ask(resumed)).data.token).toMatch(/^sr_u_/)
})

test('signing out forgets the device, in this browser and in a copy', async () => {
  const { browser, token } = await remembered()
  const copy = browser.copy()
  await browser.ask('POST /api/logout', { token })
  expect([...browser.cookies.keys()]).toEqual([])
  expect((await copy.ask(resumed)).data).toEqual(nobody)
})

test('signing a device out from the list of sessions, or of devices, forgets it', async () => {
  const { person, browser, token } = await remembered()
  const elsewhere = aBrowser(app())
  const other = await elsewhere.ask('POST /api/login', { body: { ...person, remember: true } })
  const devices = await browser.ask<RememberedDevice[]>('GET /api/session/device', { token })
  expect(devices.data.map(({ device, is_this_one }) => [device, is_this_one])).toEqual([
    ['Chrome on Mac', false],
    ['Chrome on Mac', true],
  ])
  const stranger = await registered()
  const path = `DELETE /api/session/device/${devices.data[0]?.id}`
  expect((await browser.ask(path, { token: stranger.token })).status).toBe(404)
  expect((await browser.ask(path, { token })).message).toBe('That device is forgotten and signed out.')
  expect((await elsewhere.ask('GET /api/authuser', { token: other.data.token })).status).toBe(401)
  expect((await elsewhere.ask(resumed)).data).toEqual(nobody)
  const third = aBrowser(app())
  await third.ask('POST /api/login', { body: { ...person, remember: true } })
  const sessions = await browser.ask<{ id: string; is_this_one: boolean }[]>('GET /api/session', { token })
  const theirs = sessions.data.find(({ is_this_one }) => !is_this_one)
  await browser.ask(`DELETE /api/session/${theirs?.id}`, { token })
  expect((await third.ask(resumed)).data).toEqual(nobody)
})

test('a new password forgets the other devices, a reset forgets all', async () => {
  const { person, browser, token } = await remembered()
  const elsewhere = aBrowser(app())
  await elsewhere.ask('POST /api/login', { body: { ...person, remember: true } })
  const change = { current_password: person.password, password: 'another long password' }
  expect((await browser.ask('POST /api/password/change', { token, body: change })).status).toBe(200)
  expect((await elsewhere.ask(resumed)).data).toEqual(nobody)
  expect((await browser.ask(resumed)).data.user.email).toBe(person.email)
  await browser.ask('POST /api/password/forgot', { body: { email: person.email } })
  await expect.poll(() => codeIn(person.email)).toMatch(/^\w{43}$/)
  const reset = { code: codeIn(person.email), password: 'yet another password' }
  expect((await browser.ask('POST /api/password/reset', { body: reset })).status).toBe(200)
  expect((await browser.ask(resumed)).data).toEqual(nobody)
})

test('an account that is deactivated is not signed in again', async () => {
  const { person, browser } = await remembered()
  await setTypeAndStatus(db(), person.email, { type: 'User', status: 'Deactive' })
  expect((await browser.ask(resumed)).data).toEqual(nobody)
  expect(browser.cookies.has('sr_rm')).toBe(false)
})

test('an Admin is not remembered: their door asks for the password each time', async () => {
  const admin = await registered()
  await setTypeAndStatus(db(), admin.email, { type: 'Admin', status: 'Active' })
  const browser = aBrowser(app())
  await browser.ask('POST /api/login', { body: { ...admin, portal: 'admin', remember: true } })
  expect(browser.cookies.has('sr_rm')).toBe(false)
})

test('whoever signs in next in this browser takes the place of who was remembered', async () => {
  const { browser } = await remembered()
  const next = await registered()
  const before = browser.copy()
  const { data } = await browser.ask('POST /api/login', { body: next })
  await browser.ask('POST /api/logout', { token: data.token })
  expect((await browser.ask(resumed)).data).toEqual(nobody)
  expect((await before.ask(resumed)).data).toEqual(nobody)
})
