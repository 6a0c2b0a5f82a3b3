import type { EmbedSession } from '@showroom/contract/account/embed-session'
import { type Call, endpoints } from '@showroom/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { noObjects } from '../testing/access/no-objects.ts'
import { requests } from '../testing/access/requests.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import { deleteDomain } from '../showroom/domain/domain.store.ts'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import {
  aSignInIntent,
  codeFor,
  harvestSite,
  signedInOn,
  swapOf,
} from '../account/testing/contractors-page.ts'
import type { Swap } from '../account/testing/contractors-page.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'

const { ask, db, later, registered } = aMarketplace()

// Everybody registers from one address here, and twenty an hour may.
beforeEach(() => later(minutes(4)))

const here = { origin: harvestSite }
const readSession = (token: string, headers: Record<string, string> = here, showroom = 'HARVEST2') =>
  ask<EmbedSession>(`GET /api/embed/session?showroom=${showroom}`, { token, headers })

test('a code from our own window becomes a session that knows a first name and how they read prices, and nothing more', async () => {
  const person = await registered()
  const intent = aSignInIntent()
  const given = await codeFor(ask, person.token, intent)
  const { data } = await swapOf(ask, intent, { code: given.data.code })
  expect(data.token).toMatch(/^sr_e_[0-9A-Za-z]{43}$/)
  expect(Object.keys(data).sort()).toEqual(['display', 'expires_in', 'first_name', 'token'])
  const session = await readSession(data.token)
  const usual = { is_decimal: false, is_priced_by_unit: true }
  expect(session.data).toEqual({ first_name: 'Ada', expires_in: 900, display: usual })
})

test('what somebody has chosen in their settings reaches the page with their session, and again when it is read', async () => {
  const { token } = await registered()
  const body = { units: 'decimal', price_display: 'per_sqft', default_waste_pct: 22 }
  await ask('PUT /api/setting', { token, body })
  const chosen = { is_decimal: true, is_priced_by_unit: false, waste_pct: 22 }
  const intent = aSignInIntent()
  const given = await codeFor(ask, token, intent)
  const { data } = await swapOf(ask, intent, { code: given.data.code })
  expect(data.display).toEqual(chosen)
  await ask('PUT /api/setting', { token, body: { default_waste_pct: 10 } })
  const { data: read } = await readSession(data.token)
  expect(read.display).toEqual({ is_decimal: true, is_priced_by_unit: false })
})

test('our own window is told for which company and website somebody signs in', async () => {
  const { data } = await ask(`GET /api/embed/website?showroom=HARVEST2&origin=${harvestSite}`)
  expect(data).toEqual({ company_name: 'Harvest Home Remodeling', origin: harvestSite })
})

const unlisted = [
  ['a website that nobody listed', { origin: 'https://stranger.example' }],
  ['another showroom’s website', { origin: 'https://www.mapleandmain.example' }],
  ['a website like its own', { origin: `${harvestSite}.stranger.example` }],
  ['its website without encryption', { origin: harvestSite.replace('https', 'http') }],
  ['its website on another port', { origin: `${harvestSite}:8443` }],
  [
    'a showroom without a plan that embeds',
    { origin: 'https://www.cedarridgebuilders.example', showroom: 'CEDAR936' },
  ],
  ['a showroom that is none', { showroom: 'NONESUCH' }],
  ['our own pages', { origin: 'http://localhost:4000' }],
] as const
test.each(unlisted)('%s gets no code, and its name is not shown', async (_who, intent) => {
  const { token } = await registered()
  const asked = aSignInIntent(intent)
  const code = await codeFor(ask, token, asked)
  const shown = await ask(`GET /api/embed/website?showroom=${asked.showroom}&origin=${asked.origin}`)
  expect([code.status, code.code, shown.status]).toEqual([403, 'origin_refused', 403])
})

test.each([
  'null',
  'harvest.example',
  `${harvestSite}/`,
  `${harvestSite}/path`,
  'javascript:alert(1)',
  'HTTPS://A.EXAMPLE',
])('%s is no origin', async (origin) => {
  const { token } = await registered()
  expect((await codeFor(ask, token, aSignInIntent({ origin }))).status).toBe(422)
})

test('this machine’s pages sign in for a showroom in development, as they may browse it', async () => {
  const { token } = await registered()
  expect((await codeFor(ask, token, aSignInIntent({ origin: 'http://localhost:5999' }))).status).toBe(200)
})

test('only who is signed in gets a code, only a User, and on no website of somebody else', async () => {
  expect((await codeFor(ask, '', aSignInIntent())).status).toBe(401)
  const pro = await registered()
  await setTypeAndStatus(db(), pro.email, { type: 'Contractor', status: 'Active' })
  expect((await codeFor(ask, pro.token, aSignInIntent())).status).toBe(403)
  const { verifier: _, ...body } = aSignInIntent()
  const { token } = await registered()
  const fromThere = await ask('POST /api/embed/code', { token, headers: here, body })
  expect([fromThere.status, fromThere.code]).toEqual([403, 'origin_refused'])
})

const wrongs: [string, Omit<Swap, 'code'>][] = [
  ['another verifier', { verifier: 'x'.repeat(43) }],
  ['another state', { state: 'x'.repeat(43) }],
  ['another website that is verified too', { headers: { origin: 'http://localhost:5999' } }],
  ['another showroom', { showroom: 'MAPLE247', headers: { origin: 'http://localhost:5999' } }],
  ['no page at all', { headers: {} }],
  ['our own page', { headers: { origin: 'http://localhost:4000' } }],
]
test.each(wrongs)('a code is refused with %s, and then is used up', async (_what, wrong) => {
  const { token } = await registered()
  const intent = aSignInIntent()
  const { data } = await codeFor(ask, token, intent)
  const refused = await swapOf(ask, intent, { code: data.code, ...wrong })
  expect([refused.status, refused.code]).toEqual([403, 'bad_code'])
  expect((await swapOf(ask, intent, { code: data.code })).status).toBe(403)
})

test('a code is good once, for a minute, and not after signing out', async () => {
  const person = await registered()
  const codes = await Promise.all(
    [aSignInIntent(), aSignInIntent(), aSignInIntent()].map(async (intent) => ({
      intent,
      code: (await codeFor(ask, person.token, intent)).data.code,
    })),
  )
  const [once, late, left] = codes.map(
    ({ intent, code }) =>
      () =>
        swapOf(ask, intent, { code }),
  )
  const atOnce = await Promise.all([once?.(), once?.(), once?.()])
  expect(atOnce.map((answer) => answer?.status).sort()).toEqual([200, 403, 403])
  later(59_000)
  await ask('POST /api/logout', { token: person.token })
  expect((await left?.())?.status).toBe(403)
  later(2_000)
  expect((await late?.())?.status).toBe(403)
})

const foreign = [
  ['another website that is verified too', { origin: 'http://localhost:5999' }, 403],
  ['a website that nobody listed', { origin: 'https://stranger.example' }, 403],
  ['our own page', { origin: 'http://localhost:4000' }, 403],
  ['no page at all', {}, 403],
] as const
test.each(foreign)('the session of a page opens nothing from %s', async (_where, headers, status) => {
  const { token } = await registered()
  const session = await signedInOn(ask, token)
  expect((await readSession(session, headers)).status).toBe(status)
  const cart = await ask('GET /api/projectCart?showroom=HARVEST2', { token: session, headers })
  expect(cart.status).toBe(status)
})

test('another showroom is as missing for it as one that never was', async () => {
  const { token } = await registered()
  const local = { origin: 'http://localhost:5999' }
  const session = await signedInOn(ask, token, aSignInIntent(local))
  const [other, none] = await Promise.all(
    ['MAPLE247', 'NONESUCH'].map((showroom) =>
      ask(`GET /api/projectCart?showroom=${showroom}`, { token: session, headers: local }),
    ),
  )
  expect([other?.status, other?.message]).toEqual([404, none?.message])
  expect(
    (await ask('GET /api/projectCart?showroom=HARVEST2', { token: session, headers: local })).status,
  ).toBe(200)
})

test('once the showroom has taken the website off its list, its sessions open nothing', async () => {
  const { token } = await registered()
  const site = 'https://www.mapleandmain.example'
  const session = await signedInOn(ask, token, aSignInIntent({ origin: site, showroom: 'MAPLE247' }))
  expect((await readSession(session, { origin: site }, 'MAPLE247')).status).toBe(200)
  const maple = await showroomContext(db(), 'MAPLE247')
  await deleteDomain(db(), maple?.id ?? 0, site)
  await expect.poll(async () => (await readSession(session, { origin: site }, 'MAPLE247')).status).toBe(403)
})

const accountCalls = Object.entries(endpoints)
  .filter(([, { access }]) => !['anyone', 'cart', 'member'].includes(access))
  .map(([call]) => call)
  .filter((call): call is Call => call in endpoints)
test.each(accountCalls)('%s is refused to it', async (call) => {
  const { token } = await registered()
  const session = await signedInOn(ask, token)
  const { params = '', query = {}, body } = requests(noObjects)[call]
  const path = `${call.replace(/\{\w+\}/, params)}?${new URLSearchParams(Object.entries(query))}`
  for (const headers of [here, {}, { origin: 'http://localhost:4000' }]) {
    const { status } = await ask(path, { token: session, headers, body })
    expect(status).toBe(403)
  }
})
