import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../data/call.ts'
import { endSession, restoreSession, useSession } from '../../session/session.ts'
import { aiCall, aiCallWithShop } from './ai-call.ts'
import {
  beginAiSession,
  loseAiSession,
  restoreAiSession,
  useAiSession,
  useRefusedAiSession,
} from './ai-session.ts'
import { askForAiUser } from './useAiUserCheck.ts'

const user = {
  id: 'ai-1',
  full_name: 'Ines Marsh',
  email: 'ines@ai.test',
  email_verified_at: null,
  survey: null,
  is_linked: false,
  has_password: true,
  is_minor: false,
}
const credits = { balance: 3, reserved: 0, cost: 1 }
const tokens = { ai: 'sr_a_of-the-ai-account', shop: 'sr_s_of-the-shop' }

type Seen = { path: string; ai: string | null; shop: string | null }
let seen: Seen[] = []
let kept: Map<string, string>
let answer: () => Response

const said = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refused = (status: number, code: string) => said(status, { success: false, code, message: 'No.' })
const wellSaid = said(200, { success: true, data: { user, credits } })

beforeEach(() => {
  seen = []
  kept = new Map()
  answer = wellSaid
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const path = url.split('?', 1)[0] ?? url
    seen.push({ path, ai: headers.get('showroom-ai'), shop: headers.get('authorization') })
    return answer()
  })
  useRefusedAiSession.setState({ isRefused: false })
  kept.set('authToken', tokens.shop)
  restoreSession()
  beginAiSession({ token: tokens.ai, user, credits })
})

test.each([
  ['its end', refused(401, 'ai_unauthenticated')],
  ['a fault of the server', refused(500, 'internal')],
  ['an account that is gone', refused(404, 'not_found')],
])('a get_user that fails by %s removes the AI token, and nothing of the shop', async (_by, failing) => {
  answer = failing
  expect(await askForAiUser()).toBe(true)
  expect([...kept.keys()]).toEqual(['authToken'])
  expect([useAiSession.getState().status, useSession.getState().token]).toEqual(['out', tokens.shop])
})

test.each([
  [
    'nobody who answers',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['a proxy that could not ask', refused(503, 'away')],
])('%s says nothing of the session', async (_who, silent) => {
  answer = silent
  restoreAiSession()
  expect(await askForAiUser()).toBe(false)
  expect([kept.get('ai_token'), useAiSession.getState().status]).toEqual([tokens.ai, 'unknown'])
})

test('the AI token leaves for calls of AI Design alone, and the shop’s for none of them but the link', async () => {
  await aiCall('GET /api/AI/get_user', {})
  await call('GET /api/profile', { query: {} })
  // Whoever asks with the wrong client.
  await aiCall('GET /api/profile', { query: {} })
  await aiCallWithShop('POST /api/AI/design', { body: { action: 'link', agree: true } })
  expect(seen).toEqual([
    { path: '/api/AI/get_user', ai: tokens.ai, shop: null },
    { path: '/api/profile', ai: null, shop: `Bearer ${tokens.shop}` },
    { path: '/api/profile', ai: null, shop: null },
    { path: '/api/AI/design', ai: tokens.ai, shop: `Bearer ${tokens.shop}` },
  ])
})

test('a refused AI call ends the AI session alone, and asks for its Login', async () => {
  answer = refused(401, 'ai_unauthenticated')
  await aiCall('GET /api/AI/job', { query: {} }).catch(() => undefined)
  expect([useAiSession.getState().token, useRefusedAiSession.getState().isRefused]).toEqual([null, true])
  expect(useSession.getState().token).toBe(tokens.shop)
})

test('a refusal of the shop’s account in the call that shows both ends nothing of AI Design', async () => {
  answer = refused(401, 'unauthenticated')
  const link = { action: 'link' as const, agree: true as const }
  await aiCallWithShop('POST /api/AI/design', { body: link }).catch(() => undefined)
  expect([useAiSession.getState().token, useRefusedAiSession.getState().isRefused]).toEqual([
    tokens.ai,
    false,
  ])
})

test('a late refusal of the session before says nothing of this one', async () => {
  answer = () => {
    beginAiSession({ token: 'sr_a_of-the-next', user, credits })
    return refused(401, 'ai_unauthenticated')()
  }
  await aiCall('GET /api/AI/get_user', {}).catch(() => undefined)
  expect([useAiSession.getState().token, useRefusedAiSession.getState().isRefused]).toEqual([
    'sr_a_of-the-next',
    false,
  ])
})

test('signing out of the shop leaves AI Design signed in, and the other way round', () => {
  // Its cookies.
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {})
  endSession()
  expect([kept.get('ai_token'), useAiSession.getState().status]).toEqual([tokens.ai, 'in'])
  kept.set('authToken', tokens.shop)
  restoreSession()
  loseAiSession()
  expect([kept.get('authToken'), useSession.getState().token]).toEqual([tokens.shop, tokens.shop])
})
