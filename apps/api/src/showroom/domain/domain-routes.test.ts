import type { DomainBook } from '@showroom/contract/showroom/domain'
import { minuteMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { givePremium } from '../testing/plan.store.ts'
import { verifyWebsite } from './testing/verified.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
afterAll(() => opened.close())

type Pro = Awaited<ReturnType<typeof aPro>>
const list = async (pro: Pro) => (await pro.ask<DomainBook>('GET /api/showroom/domain')).data
const add = (pro: Pro, domain: string) => pro.ask<DomainBook>('POST /api/showroom/domain', { domain })
const askFrom = async (pro: Pro, origin: string) =>
  (await opened.app.inject({ url: `/api/shop?showroom=${pro.vsdId}`, headers: { origin } })).statusCode

test('a Pro adds a website, is told how to prove it, and takes it off again', async () => {
  const pro = await aPro(opened)
  const { status, data } = await add(pro, ' Www.Acme.example ')
  expect(status).toBe(200)
  expect(data).toMatchObject({
    may_embed: false,
    vsd_id: pro.vsdId,
    domains: [
      {
        origin: 'https://www.acme.example',
        state: 'waiting',
        file_url: 'https://www.acme.example/.well-known/showroom-verification.txt',
        record_name: '_showroom.www.acme.example',
        seen_at: null,
      },
    ],
  })
  const removed = await pro.ask<DomainBook>('DELETE /api/showroom/domain?domain=www.acme.example')
  expect(removed.data.domains).toEqual([])
})

test.each([
  ['', 'Write the website’s name, like www.example.com.'],
  ['http://acme.example', 'The website must be reached by https.'],
  ['acme.example/shop', 'Write the website’s name alone, without a path, a question mark or a password.'],
  ['127.0.0.1', 'This machine’s own pages are admitted for showrooms in development only.'],
])('what is no website is said so under its field: %s', async (typed, sentence) => {
  const { status, errors } = await add(await aPro(opened), typed)
  expect([status, errors]).toEqual([422, { domain: [sentence] }])
})

test('a website that can not be reached stays unproven, with the reason', async () => {
  const pro = await aPro(opened)
  await add(pro, 'no-such-site.acme.example')
  const { status, data } = await pro.ask<DomainBook>('POST /api/showroom/domain/verify', {
    domain: 'no-such-site.acme.example',
  })
  expect(status).toBe(200)
  expect(data.domains).toMatchObject([{ state: 'waiting', failure: expect.stringMatching(/\w/) }])
})

test('what is another’s is missing', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  await add(pro, 'mine.acme.example')
  expect((await list(other)).domains).toEqual([])
  const verified = await other.ask('POST /api/showroom/domain/verify', { domain: 'mine.acme.example' })
  const removed = await other.ask('DELETE /api/showroom/domain?domain=mine.acme.example')
  expect([verified.status, removed.status]).toEqual([404, 404])
  expect((await list(pro)).domains).toHaveLength(1)
})

test('a Pro sees when a tag was last seen on a website, and when one was turned away, to the minute', async () => {
  const pro = await aPro(opened)
  await add(pro, 'seen.acme.example')
  const origin = 'https://seen.acme.example'
  expect(await askFrom(pro, origin)).toBe(403)
  expect((await list(pro)).domains).toMatchObject([{ seen_at: null, turned_away_at: now.toISOString() }])
  await givePremium(opened.db, pro.userId)
  await verifyWebsite(opened.db, origin, now)
  await expect.poll(() => askFrom(pro, origin), { timeout: 20_000 }).toBe(200)
  const first = now.toISOString()
  expect((await list(pro)).domains).toMatchObject([{ seen_at: first }])
  now = new Date(now.getTime() + minuteMs / 2)
  await askFrom(pro, origin)
  expect((await list(pro)).domains).toMatchObject([{ seen_at: first }])
  now = new Date(now.getTime() + minuteMs)
  await askFrom(pro, origin)
  expect((await list(pro)).domains).toMatchObject([{ seen_at: now.toISOString() }])
})
