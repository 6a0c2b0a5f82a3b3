import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, actors } from './actors.ts'
import { askAs, calls, callsAbout, ruleOf } from './asking.ts'
import { type Cast, openCast } from './cast.ts'
import { noObjects, missing } from './owner.ts'
import { forgetAllAttempts, printsOf } from './rows.store.ts'
import { canary } from './seats.ts'

// Every call of the contract × everyone who is not the owner of what it is about.

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

const statuses = {
  unauthenticated: 401,
  origin_refused: 403,
  not_authorized: 403,
  otp_required: 403,
  not_found: 404,
} as const
const about = callsAbout(noObjects, missing)
const refusals: readonly string[] = ['origin_refused', 'not_authorized', 'otp_required']

const admin = accounts.find(({ who }) => who === 'an Admin')

describe.each(actors)('$who', (actor) => {
  test.each(calls)('%s', async (call) => {
    const headers = await actor.headers(cast)
    await forgetAllAttempts(cast.db)
    const before = await printsOf(cast.db, cast.tables, cast.owner)
    const reply = await askAs(cast, call, { objects: cast.owner, headers })
    const verdict = actor.verdict(call)
    if (verdict !== 'admitted') {
      const { code } = reply.json()
      expect([reply.statusCode, code], reply.body).toEqual([statuses[verdict], verdict])
    } else {
      expect(reply.statusCode, reply.body).not.toBe(500)
      if (reply.statusCode === 403) expect(refusals, reply.body).not.toContain(reply.json().code)
      // What names nothing of anybody's is there for whoever may ask.
      if (!about.includes(call)) expect(reply.statusCode, reply.body).not.toBe(404)
    }
    const after = await printsOf(cast.db, cast.tables, cast.owner)
    expect(after.owners).toEqual(before.owners)
    if (reply.statusCode >= 400) expect(after.all).toEqual(before.all)
    // Whoever approves applications reads them.
    const mayRead = actor === admin && ruleOf(call).access === 'admin'
    if (!mayRead) expect(reply.body).not.toContain(canary)
  })
})
