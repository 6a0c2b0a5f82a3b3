import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEdge } from '../../testing/test-edge.ts'
import type { Serve } from './serve.ts'
import type { Who } from './who.ts'

let edge: Awaited<ReturnType<typeof openTestEdge>>

beforeAll(async () => {
  edge = await openTestEdge()
})
afterAll(() => edge.close())

const done = { success: true as const, data: {} }

/** A call of our own pages, and one that contractors' pages make as well: both set cookies, and tell what they got. */
const tellingRoutes = (seen: Who[]) => (serve: Serve) => {
  serve('POST /api/password/forgot', async (_request, who, answer) => {
    seen.push(who)
    answer.setCookie({ name: 'sr_kept', value: 'a b;c', maxAgeSeconds: 60 })
    answer.setCookie({ name: 'hint', value: '1', maxAgeSeconds: 60, isReadable: true })
    answer.clearCookie('sr_gone')
    return done
  })
  serve('GET /api/visualization/showrooms', async (_request, who, answer) => {
    seen.push(who)
    answer.setCookie({ name: 'sr_kept', value: '1', maxAgeSeconds: 60 })
    return { success: true, data: [] }
  })
}

const asked = async (url: string, { publicUrl = '', cookie }: { publicUrl?: string; cookie: string }) => {
  const seen: Who[] = []
  const app = await edge.serving(tellingRoutes(seen), { PUBLIC_URL: publicUrl })
  const own = url.includes('forgot')
  const reply = await app.inject({
    method: own ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(own ? { payload: { email: 'ada@people.test' } } : {}),
  })
  expect(reply.statusCode).toBe(200)
  return { set: [reply.headers['set-cookie'] ?? []].flat(), cookies: seen[0]?.cookies }
}

const forgot = '/api/password/forgot'

test('behind https a cookie is this host’s alone, and no script’s but a hint’s', async () => {
  const cookie = '__Host-sr_kept=mine; sr_kept=planted; hint=1'
  const { set, cookies } = await asked(forgot, { publicUrl: 'https://shop.example', cookie })
  expect(set).toEqual([
    '__Host-sr_kept=a%20b%3Bc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'hint=1; Max-Age=60; Path=/; Secure; SameSite=Lax',
    '__Host-sr_gone=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect(Object.fromEntries(cookies ?? [])).toEqual({ sr_kept: 'mine' })
})

test('without https, in development, cookies have neither the prefix nor Secure', async () => {
  const { set, cookies } = await asked(forgot, { cookie: 'sr_kept=a%20b%3Bc' })
  expect(set[0]).toBe('sr_kept=a%20b%3Bc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  expect(cookies?.get('sr_kept')).toBe('a b;c')
})

test('a call that pages of somebody else make sees no cookie and sets none', async () => {
  const { set, cookies } = await asked('/api/visualization/showrooms?s=harvest', { cookie: 'sr_kept=1' })
  expect(set).toEqual([])
  expect(cookies?.size).toBe(0)
})

test('broken and endless cookies are no cookies, and no error', async () => {
  const broken = await asked(forgot, { cookie: '=; ;;sr_kept=%E0%A4%A; __proto__=x' })
  expect(broken.cookies?.get('sr_kept')).toBe('%E0%A4%A')
  const endless = await asked(forgot, { cookie: `sr_kept=${'x'.repeat(9_000)}` })
  expect(endless.cookies?.size).toBe(0)
})
