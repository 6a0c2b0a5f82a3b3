import type { Call } from '@showroom/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, actors } from './actors.ts'
import type { Actor } from './verdicts.ts'
import { askAs, calls, callsAbout, ruleOf } from './calls.ts'
import { type Cast, openCast } from './cast.ts'
import { noObjects, missing } from './no-objects.ts'
import { watchRows } from './rows.ts'
import type { Prints } from './rows.store.ts'
import { canary } from './seats.ts'

// Every call of the contract × everyone who is not the owner of what it is about.

let cast: Cast
let rows: ReturnType<typeof watchRows>
beforeAll(async () => {
  cast = await openCast()
  rows = watchRows(cast)
})
afterAll(() => cast.close())

const keys = new Map<Actor, Record<string, string>>()
/** As a call that was refused has left them; what was done may still be written of afterwards. */
let left: Prints | null = null
const headersOf = async (actor: Actor) => {
  const known = keys.get(actor)
  if (known) return known
  const headers = await actor.headers(cast)
  keys.set(actor, headers)
  left = null
  return headers
}

const statuses = {
  unauthenticated: 401,
  ai_unauthenticated: 401,
  origin_refused: 403,
  not_authorized: 403,
  otp_required: 403,
  not_found: 404,
} as const
const about = callsAbout(noObjects, missing)
const refusals: readonly string[] = ['origin_refused', 'not_authorized', 'otp_required']

/** What Admins are there for: they end what two sides can not agree about. */
const changesOfOthers: Call[] = ['PUT /api/admin/hires/{id}']
const admin = accounts.find(({ who }) => who === 'an Admin')

describe.each(actors)('$who', (actor) => {
  test.each(calls)('%s', async (call) => {
    const headers = await headersOf(actor)
    const before = left ?? (await rows())
    const reply = await askAs(cast, call, { objects: cast.owner, headers })
    const verdict = actor.verdict(call)
    if (verdict !== 'admitted') {
      const { code } = reply.json()
      expect([reply.statusCode, code], reply.body).toEqual([statuses[verdict], verdict])
    } else {
      expect(reply.statusCode, reply.body).not.toBe(500)
      if (reply.statusCode === 403) expect(refusals, reply.body).not.toContain(reply.json().code)
      // What names nothing of anybody's is there for whoever may ask; no provider is set up here.
      if (!about.includes(call) && !call.includes('{provider}'))
        expect(reply.statusCode, reply.body).not.toBe(404)
    }
    const after = await rows()
    left = reply.statusCode >= 400 ? after : null
    if (actor !== admin || !changesOfOthers.includes(call)) expect(after.owners).toEqual(before.owners)
    if (reply.statusCode >= 400) expect(after.all).toEqual(before.all)
    // What was done may have ended the session.
    if (reply.statusCode < 400 && !call.startsWith('GET ')) keys.delete(actor)
    // Whoever approves applications reads them, and whoever answers for a vendor who ordered and what came back.
    const isJudged =
      ruleOf(call).access === 'admin' || /^\w+ \/api\/(return|sold_order|order_queue)\b/.test(call)
    const mayRead = actor === admin && isJudged
    if (!mayRead) expect(reply.body).not.toContain(canary)
  })
})
