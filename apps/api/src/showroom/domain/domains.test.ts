import { dayMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { addDomain, listDomains, type Owner, removeDomain } from './change-domains.ts'
import { mostDomains, stateOf } from './domain.ts'
import type { DomainProof } from './domain-proof.ts'
import { recheckDomains } from './recheck-domains.ts'
import { verifyDomain } from './verify-domain.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

let today = new Date('2026-03-01T08:00:00Z')
const nextDay = () => {
  today = new Date(today.getTime() + dayMs + 1)
  return today
}

/** The websites that hold their proof at the moment. */
const published = new Set<string>()
beforeEach(async () => {
  published.clear()
  for (const showroom of ['HARVEST2', 'MAPLE247', 'CEDAR936'])
    for (const { origin } of await listDomains(owned(showroom))) await removeDomain(owned(showroom), origin)
})
const proofs: DomainProof[] = [
  {
    way: 'file',
    check: async ({ origin, challenge }) =>
      published.has(`${origin} ${challenge}`) ? { isProven: true } : { isProven: false, why: 'No file.' },
  },
  { way: 'dns', check: async () => ({ isProven: false, why: 'No record.' }) },
]

const owned = (showroom: string): Owner => ({ db: opened.db, config: opened.config, showroom })
const verify = (showroom: string, website: string) =>
  verifyDomain(owned(showroom), website, { proofs, now: today })
const recheck = () => recheckDomains(opened.db, { proofs, now: nextDay() })

const add = async (showroom: string, website: string, isPublished = true) => {
  const domain = await addDomain(owned(showroom), website)
  if (isPublished) published.add(`${domain.origin} ${domain.challenge}`)
  return domain
}
const addVerified = async (showroom: string, website: string) => {
  await add(showroom, website)
  return verify(showroom, website)
}
/** Polled, because a change may take seconds to be noticed. */
const statusFor = async (showroom: string, origin: string) =>
  (await opened.app.inject({ url: `/api/shop?showroom=${showroom}`, headers: { origin } })).statusCode

test('a website is added once, waits for its proof, and shows nothing until then', async () => {
  const domain = await add('HARVEST2', 'Waiting.example.com/', false)
  expect(domain).toMatchObject({ origin: 'https://waiting.example.com', verifiedAt: null, failure: null })
  expect(domain.challenge).toMatch(/^showroom-verification=[0-9a-f]{64}$/)
  expect(await add('HARVEST2', 'waiting.example.com', false)).toEqual(domain)
  expect(stateOf(await verify('HARVEST2', 'waiting.example.com'))).toBe('waiting')
  expect(await listDomains(owned('HARVEST2'))).toMatchObject([{ failure: 'No file. No record.' }])
  expect(await statusFor('HARVEST2', 'https://waiting.example.com')).toBe(403)
})

test('a proven website shows its showroom, and no other', async () => {
  const domain = await addVerified('HARVEST2', 'proven.example.com')
  expect(domain).toMatchObject({ verifiedAt: today, proof: 'file', failure: null })
  await expect.poll(() => statusFor('HARVEST2', domain.origin), { timeout: 20_000 }).toBe(200)
  expect(await statusFor('MAPLE247', domain.origin)).toBe(403)
})

test('the challenge of one showroom proves nothing for another', async () => {
  await addVerified('HARVEST2', 'shared.example.com')
  await add('MAPLE247', 'shared.example.com', false)
  expect((await verify('MAPLE247', 'shared.example.com')).verifiedAt).toBeNull()
})

test('a verified website of a showroom whose plan does not include embedding shows nothing', async () => {
  const domain = await addVerified('CEDAR936', 'cedar.example.com')
  expect(domain.verifiedAt).toEqual(today)
  expect(await statusFor('CEDAR936', domain.origin)).toBe(403)
})

test('a removed website shows nothing any more', async () => {
  const { origin } = await addVerified('HARVEST2', 'removed.example.com')
  expect(await removeDomain(owned('HARVEST2'), origin)).toEqual([])
  await expect.poll(() => statusFor('HARVEST2', origin), { timeout: 20_000 }).toBe(403)
  await expect(removeDomain(owned('HARVEST2'), origin)).rejects.toMatchObject({ status: 404 })
})

test('a website that lost its proof keeps the shop for two days and loses it on the third', async () => {
  const { origin } = await addVerified('HARVEST2', 'fading.example.com')
  published.clear()
  const states = []
  for (let day = 0; day < 3; day += 1) {
    expect(await recheck()).toBe(1)
    const [domain] = await listDomains(owned('HARVEST2'))
    states.push(domain && stateOf(domain), domain?.failedChecks)
  }
  expect(states).toEqual(['doubted', 1, 'doubted', 2, 'lapsed', 3])
  expect(await recheck()).toBe(0)
  await expect.poll(() => statusFor('HARVEST2', origin), { timeout: 20_000 }).toBe(403)
})

test('one day with the proof makes up for days without', async () => {
  const { origin, challenge } = await addVerified('HARVEST2', 'flaky.example.com')
  for (const isUp of [false, false, true, false, false]) {
    published.clear()
    if (isUp) published.add(`${origin} ${challenge}`)
    await recheck()
  }
  expect(await listDomains(owned('HARVEST2'))).toMatchObject([
    { verifiedAt: expect.any(Date), failedChecks: 2 },
  ])
})

test('an owner who looks often without a proof loses nothing, and gets a lapsed website back', async () => {
  const { origin, challenge } = await addVerified('HARVEST2', 'patient.example.com')
  published.clear()
  for (let times = 0; times < 5; times += 1) await verify('HARVEST2', origin)
  expect(await listDomains(owned('HARVEST2'))).toMatchObject([
    { verifiedAt: expect.any(Date), failedChecks: 0, failure: 'No file. No record.' },
  ])
  for (let day = 0; day < 3; day += 1) await recheck()
  published.add(`${origin} ${challenge}`)
  expect(stateOf(await verify('HARVEST2', origin))).toBe('verified')
})

test('a website is looked at once a day, whoever asks at the same time', async () => {
  await addVerified('HARVEST2', 'once.example.com')
  expect(await recheckDomains(opened.db, { proofs, now: today })).toBe(0)
  const now = nextDay()
  const both = await Promise.all([1, 2].map(() => recheckDomains(opened.db, { proofs, now })))
  expect(both.toSorted()).toEqual([0, 1])
})

test('a showroom can have so many websites and no more', async () => {
  for (let number = 1; number <= mostDomains; number += 1) await add('HARVEST2', `n${number}.example.com`)
  await expect(add('HARVEST2', 'more.example.com')).rejects.toMatchObject({ code: 'too_many_domains' })
  expect(await listDomains(owned('HARVEST2'))).toHaveLength(mostDomains)
})

test('what is no website and whose showroom is none are refused', async () => {
  await expect(add('HARVEST2', 'http://example.com')).rejects.toMatchObject({
    status: 422,
    errors: { domain: ['The website must be reached by https.'] },
  })
  await expect(add('ZZZZZZZZ', 'example.com')).rejects.toMatchObject({ status: 404 })
})

test('this machine’s pages can be named for development showrooms outside production only', async () => {
  expect(await add('HARVEST2', 'http://localhost:5173')).toMatchObject({ origin: 'http://localhost:5173' })
  const inProduction: Owner = { ...owned('HARVEST2'), config: { environment: 'production' } }
  await expect(addDomain(inProduction, 'http://localhost:5174')).rejects.toMatchObject({ status: 422 })
  await expect(addDomain(owned('K7QWM3ZT'), 'http://localhost:5174')).rejects.toMatchObject({ status: 422 })
})

test('a cart’s token opens nothing on a website that only another showroom admits', async () => {
  const harvest = await addVerified('HARVEST2', 'harvest.example.com')
  const maple = await addVerified('MAPLE247', 'maple.example.com')
  const { add: addToCart, ask, guest } = aGuest(opened.app, 'HARVEST2')
  await addToCart({ product_id: 'tile', qty: 9 })
  const begun = await ask<{ project_id: string }>('/api/projectCart', {
    method: 'POST',
    body: { my_item: { showroom: 'HARVEST2' }, project: 'Bath' },
  })
  const from = (origin: string, url: string) =>
    opened.app.inject({ url, headers: { origin, 'showroom-cart': guest.token ?? '' } })
  const project = `/api/projectCart/${begun.data.project_id}`
  await expect
    .poll(async () => (await from(harvest.origin, project)).statusCode, { timeout: 20_000 })
    .toBe(200)
  await expect
    .poll(async () => (await from(maple.origin, '/api/shop?showroom=MAPLE247')).statusCode, {
      timeout: 20_000,
    })
    .toBe(200)

  expect((await from(maple.origin, '/api/projectCart?showroom=HARVEST2')).statusCode).toBe(403)
  expect((await from(maple.origin, '/api/projectCart?showroom=MAPLE247')).json().data.count).toBe(0)
  for (const url of [project, `${project}?showroom=MAPLE247`]) {
    const read = await from(maple.origin, url)
    expect([read.statusCode, read.json().code]).toEqual([404, 'not_found'])
  }
  const written = await opened.app.inject({
    method: 'PUT',
    url: project,
    headers: { origin: maple.origin, 'showroom-cart': guest.token ?? '' },
    payload: { extra_info: { note: 'taken' } },
  })
  expect(written.statusCode).toBe(404)
  expect((await from(harvest.origin, project)).json().data.extra_info).toEqual({})
})
