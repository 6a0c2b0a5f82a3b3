import type { ContentSheet } from '@showroom/contract/content/content'
import type { HostRenderer } from '@showroom/contract/site/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { anAdmin } from '../order/testing/staff.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { smallHost } from './testing/small-host.ts'

/** Every page is what people say of us. */
const quotingHost: HostRenderer = {
  ...smallHost,
  read: ({ path }) => ({ kind: 'drawn', key: `${path}?` }),
  draw: async (_request, { call }) => {
    const { data } = await call('GET /api/content/testimonials', {})
    return { status: 200, html: `<head></head>${(data ?? []).map(({ quote }) => quote).join(', ')}` }
  },
}

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now, { loadHost: async () => quotingHost })
})
afterAll(() => opened.close())

const pageAt = async (path: string) => (await opened.app.inject(`/showroom${path}`)).body

test('what an Admin publishes is so on pages that were drawn before, a second later', async () => {
  const { token } = await anAdmin(opened.db, { now })
  const ask = browserOn(opened.app)
  const does = (call: string, body?: object) => ask<ContentSheet>(call, { token, body })
  const publishes = async (quote: string) => {
    const { data: sheet } = await does('GET /api/admin/content?name=testimonials')
    const item = { id: 'a', name: 'Ana', role: 'designer', lives_in: 'Reno', quote, words: 'person' }
    const items = [item]
    const { data } = await does('PUT /api/admin/content', {
      name: 'testimonials',
      version: sheet.version,
      items,
    })
    expect(
      await does('POST /api/admin/content/publish', { name: 'testimonials', version: data.version }),
    ).toMatchObject({ status: 200 })
    now = new Date(now.getTime() + 1_000)
  }
  await publishes('A good shop.')
  await expect.poll(() => pageAt('/about')).toContain('A good shop.')
  await publishes('A very quick shop.')
  await expect.poll(() => pageAt('/about')).toContain('A very quick shop.')
})
