import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSignInIntent, signedInOn } from '../account/testing/contractors-page.ts'
import { browserOn } from '../account/testing/person.ts'
import { aHomeowner } from '../project/testing/a-homeowner.ts'
import { verifyWebsite } from '../showroom/domain/testing/verified.store.ts'
import { givePremium } from '../showroom/testing/plan.store.ts'
import { aPro } from '../testing/a-pro.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aStream } from './testing/a-stream.ts'

/** Less than the half minute after which the round of all streams would find it: the hint has done it. */
const patiently = { timeout: 15_000, interval: 50 }

let opened: Awaited<ReturnType<typeof openTestApp>>
let address: string
beforeAll(async () => {
  opened = await openTestApp()
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

/** Somebody who looks on at their project from two verified websites of its showroom. */
const onTwoWebsites = async (name: string) => {
  const pro = await aPro(opened)
  await givePremium(opened.db, pro.userId)
  const sites = [`https://${name}.example`, `https://still-${name}.example`]
  for (const origin of sites) {
    await pro.ask('POST /api/showroom/domain', { domain: origin })
    await verifyWebsite(opened.db, origin, testDay)
  }
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ showroom: pro.vsdId })
  const seen = sites.map(async (origin) => {
    const intent = aSignInIntent({ origin, showroom: pro.vsdId })
    const token = await signedInOn(browserOn(opened.app), owner.token, intent)
    const read = async (from = origin) => {
      const headers = { origin: from }
      const asked = await browserOn(opened.app)(`GET /api/projectChecklist/${id}`, { token, headers })
      return [asked.status, asked.code]
    }
    // Which websites are verified is remembered for some seconds.
    await expect.poll(async () => (await read())[0], patiently).toBe(200)
    const url = `${address}/api/live?project=${id}`
    const stream = await aStream(url, { authorization: `Bearer ${token}`, origin })
    return { origin, stream, read }
  })
  const [withdrawn, kept] = await Promise.all(seen)
  if (!withdrawn || !kept) throw new Error('There are two websites.')
  return { pro, withdrawn, kept }
}

const shopFrom = async (showroom: string, origin: string) => {
  const asked = await browserOn(opened.app)(`GET /api/shop?showroom=${showroom}`, { headers: { origin } })
  return [asked.status, asked.code]
}

test('a website that its showroom takes off the list is told nothing more at once, and refused like any other', async () => {
  const { pro, withdrawn, kept } = await onTwoWebsites('withdrawn')
  expect([withdrawn.stream.status, kept.stream.status]).toEqual([200, 200])
  await pro.ask(`DELETE /api/showroom/domain?domain=${withdrawn.origin}`)
  await expect
    .poll(() => withdrawn.stream.events().at(-1), patiently)
    .toMatchObject({ event: 'bye', data: { why: 'rights' } })
  await expect.poll(withdrawn.stream.isOver, patiently).toBe(true)
  const never = 'https://never-added.example'
  await expect.poll(() => shopFrom(pro.vsdId, withdrawn.origin), patiently).toEqual([403, 'origin_refused'])
  expect(await shopFrom(pro.vsdId, never)).toEqual([403, 'origin_refused'])
  // Where a call names no showroom, which websites are known is remembered for five seconds.
  await expect.poll(() => withdrawn.read(), patiently).toEqual(await withdrawn.read(never))
  expect(kept.stream.isOver()).toBe(false)
  expect((await kept.read())[0]).toBe(200)
})

test('whoever signed in there is signed out, also where the website comes back', async () => {
  const { pro, withdrawn } = await onTwoWebsites('comes-back')
  await pro.ask(`DELETE /api/showroom/domain?domain=${withdrawn.origin}`)
  await pro.ask('POST /api/showroom/domain', { domain: withdrawn.origin })
  await verifyWebsite(opened.db, withdrawn.origin, testDay)
  await expect.poll(() => withdrawn.read(), patiently).toEqual([401, 'unauthenticated'])
})
