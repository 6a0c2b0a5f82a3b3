import type { Call } from '@showroom/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actors } from './actors.ts'
import type { Actor } from './verdicts.ts'
import { askAs, callsAbout, ruleOf } from './calls.ts'
import { type Cast, openCast } from './cast.ts'
import { missing, noObjects } from './no-objects.ts'
import { anOwner, anOwningGuest, type Owner } from './owner.ts'
import type { Objects } from './asked.ts'
import { forgetAllAttempts } from './rows.store.ts'
import { canary, ownPage, showroom, website } from './seats.ts'

// The calls that name something of somebody's × own, another's and missing objects.

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

/** Who has the link may read: its token is a key, tried in `visualizer/design/designs.test.ts`. */
const byLink: Call[] = [
  'GET /api/visualization/shared/{token}',
  'GET /api/visualization/shared_photo/{token}',
  'POST /api/visualization/shared/{token}/copy',
]
const about = callsAbout(noObjects, missing).filter((call) => !byLink.includes(call))
/** What only reads leaves all of it to the next call, what takes away the least: an owner takes a second to make. */
const inTurn = ['GET', 'PUT', 'POST', 'DELETE']
const gentlyFirst = (calls: readonly Call[]) => calls.toSorted((one, other) => turnOf(one) - turnOf(other))
const turnOf = (call: Call) => inTurn.indexOf(call.slice(0, call.indexOf(' ')))

/** What is there on contractors' pages as well. */
const onPages = about.filter((call) => ruleOf(call).access === 'cart')
/** What a guest can own: whoever orders has an account. */
const ofGuests: Call[] = onPages.filter((call) => call !== 'GET /api/order/{id}')

test('a guest’s calls are among them', () => {
  expect(ofGuests.length).toBeGreaterThanOrEqual(5)
  expect(about.length).toBeGreaterThan(ofGuests.length)
})

/** An Admin's work is with what is others': there is nothing to hide from them. */
const isAdmins = (call: Call) => ruleOf(call).access === 'admin' || ruleOf(call).roles?.includes('Admin')
/** Of the client, and of an Admin, who reads the papers of every order: tried in `order/document/documents.test.ts`. */
const ofAdminsToo: Call[] = ['GET /api/order/{id}/documents']
const isOfAdmin = ({ who }: Actor) => who === 'an Admin'

const triedBy = (actor: Actor) =>
  about.filter((call) => {
    if (
      ruleOf(call).access === 'admin' ||
      (isOfAdmin(actor) && (isAdmins(call) || ofAdminsToo.includes(call)))
    )
      return false
    return actor.verdict(call) === 'admitted'
  })
type Keys = Record<string, string>
const whoMayTry = actors.filter((actor) => triedBy(actor).length > 0)

describe.each(whoMayTry)('$who can not tell another’s from what never was', (actor) => {
  let keys: Keys | undefined
  const answer = async (call: Call, objects: Objects) => {
    // Nothing is done, so nothing ends what they came with.
    keys ??= await actor.headers(cast)
    const reply = await askAs(cast, call, { objects, headers: keys })
    expect(reply.body).not.toContain(canary)
    return [reply.statusCode, reply.body]
  }
  test.each(triedBy(actor))('%s', async (call) => {
    const missing = await answer(call, noObjects)
    expect(missing[0]).toBeGreaterThanOrEqual(400)
    expect(await answer(call, cast.owner)).toEqual(missing)
    if (ofGuests.includes(call)) expect(await answer(call, cast.owningGuest)).toEqual(missing)
  })
})

const isOfPros = (call: Call) => ruleOf(call).roles?.join() === 'Contractor'

const keysOf = (call: Call, owner: Owner): Keys => {
  const { proSession, cartToken, applicationCookie, aiToken } = owner
  if (ruleOf(call).access === 'ai') return { 'showroom-ai': aiToken }
  const session = isOfPros(call) ? proSession : owner.session
  if (ruleOf(call).byCookie) return { origin: ownPage, cookie: applicationCookie }
  return session === null ? { 'showroom-cart': cartToken ?? '' } : { authorization: `Bearer ${session}` }
}

/** What was answered instead; null where it is there and theirs, whatever else may speak against the call. */
const refusalOf = async (call: Call, owner: Owner, headers: Keys): Promise<string | null> => {
  await forgetAllAttempts(cast.db)
  const reply = await askAs(cast, call, { objects: owner, headers })
  const fieldsInError = Object.keys(reply.json().errors ?? {})
  const isRefused =
    [401, 403, 404, 429].includes(reply.statusCode) || fieldsInError.includes('lines.0.line_id')
  return isRefused ? `${reply.statusCode}: ${reply.body}` : null
}

/**
 * Asks one owner after another: the next one is made when what a call is about was taken away by those before it.
 * Whoever was just made must find all that is theirs.
 */
const askingOwners = (
  anOwner: () => Promise<Owner>,
  keysFor: (call: Call, owner: Owner) => Promise<Keys> | Keys,
) => {
  let owner: Owner | undefined
  return async (call: Call) => {
    const found = owner && (await refusalOf(call, owner, await keysFor(call, owner))) === null
    if (found) return
    owner = await anOwner()
    expect(await refusalOf(call, owner, await keysFor(call, owner))).toBeNull()
  }
}

/** There, but no more to be changed: the papers of an application that was sent. */
const settled: Call[] = ['DELETE /api/application/document/{id}']
/** Of the vendor and the Pro of what somebody else ordered: tried in `order/price-change/` and `order/cancel-request/`. */
const ofSellers: Call[] = [
  'POST /api/order_item/{id}/price',
  'DELETE /api/price_change/{id}',
  'POST /api/price_change/{id}/absorb',
  // Tried in `order/return/returns.test.ts`.
  'POST /api/return/{id}/answer',
  'POST /api/return/{id}/receive',
  'POST /api/return/{id}/refund',
  'POST /api/return/{id}/replace',
  'POST /api/order_item/{id}/cancel_request',
  // Of the vendor of the product: tried in `vendor-goods/`.
  'PUT /api/vendor_products/{id}',
  'PUT /api/vendor_products/{id}/photos',
  'PUT /api/vendor_products/{id}/parts',
  'PUT /api/vendor_products/{id}/variants',
  'POST /api/vendor_stock',
  'PUT /api/vendor_stock/{id}',
  'PUT /api/vendor_stock/{id}/warehouse',
  'PUT /api/vendor_warehouses/{id}',
  'POST /api/vendor_warehouses/{id}/main',
  'POST /api/vendor_warehouses/{id}/close',
  'GET /api/vendor_imports/{id}',
  'POST /api/vendor_imports/{id}/check',
  'GET /api/vendor_imports/{id}/rows',
  'PUT /api/vendor_imports/{id}/cells',
  'POST /api/vendor_imports/{id}/run',
  'POST /api/vendor_imports/{id}/pause',
  'POST /api/vendor_imports/{id}/resume',
  'POST /api/vendor_imports/{id}/cancel',
  'GET /api/vendor_imports/{id}/report',
  'PUT /api/vendor_feeds/{id}',
  'DELETE /api/vendor_feeds/{id}',
  'POST /api/vendor_prices/{id}/cancel',
  // Of whoever is in the team: tried in `team/team.test.ts`.
  'DELETE /api/team/workspace/{id}',
  // A Pro publishes what they designed themselves.
  'POST /api/visualization/template',
]
const ofUsers = about.filter((call) => !isAdmins(call) && ![...settled, ...ofSellers].includes(call))

const asAccount = askingOwners(() => anOwner(cast), keysOf)
test.each(gentlyFirst(ofUsers))('%s finds what is the account’s own', asAccount)

const asGuest = askingOwners(() => anOwningGuest(cast), keysOf)
test.each(gentlyFirst(ofGuests))('%s finds what is the guest’s own', asGuest)

const onPage = askingOwners(
  () => anOwner(cast),
  async (_call, owner) => {
    const token = await cast.onWebsite(owner.email, { origin: website, showroom })
    return { authorization: `Bearer ${token}`, origin: website }
  },
)
test.each(gentlyFirst(onPages))('%s finds the account’s own on a contractor’s page', onPage)
