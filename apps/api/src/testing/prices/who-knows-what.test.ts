import type { Call } from '@showroom/contract/endpoints'
import type { OrderDocument } from '@showroom/contract/order/order-document'
import { teamRoles } from '@showroom/contract/team/team.rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSignedInClient } from '../../order/testing/people.store.ts'
import { aReturnShop } from '../../order/testing/a-return-shop.ts'
import { textOfPdf } from '../../platform/files/testing/pdf-text.ts'
import { giveSeat } from '../../team/testing/seat.store.ts'
import { askAs, calls, ruleOf } from '../access/calls.ts'
import { noObjects } from '../access/no-objects.ts'
import { forgetAllAttempts } from '../access/rows.store.ts'
import { everySide, type Found, foundIn, type Side } from './sides.ts'
import { aClientLife, type ClientLife } from './a-client-life.ts'

// Every role × every call, paper and mail: nobody is told what a line brings somebody else.

const shop = aReturnShop()

type Knower = {
  who: string
  headers: () => Promise<Record<string, string>>
  email: () => string
  unknown: readonly Side[]
}

let life: ClientLife
const seats = new Map<string, { token: string; email: string }>()
beforeAll(async () => {
  life = await aClientLife(shop, 'msrp')
  objects = {
    ...noObjects,
    orderId: life.order.id,
    orderItemId: await life.order.itemNamed('example-tile'),
    projectId: life.order.projectId ?? '',
    designId: life.designId,
  }
  const { db } = shop.shop()
  for (const role of teamRoles) {
    const { token, email } = await aSignedInClient(db, { now: shop.now() })
    await giveSeat(db, { vsdId: 'HARVEST2', email, role, now: shop.now() })
    seats.set(role, { token, email })
  }
  const { token, email } = await aSignedInClient(db, { now: shop.now() })
  seats.set('stranger', { token, email })
}, 120_000)

const bearer = (token: string | null | undefined) => ({ authorization: `Bearer ${token}` })
const seat = (name: string) => seats.get(name) ?? { token: '', email: '' }
const allBut = (...known: Side[]) => everySide.filter((side) => !known.includes(side))

const knowers: Knower[] = [
  {
    who: 'the client',
    headers: async () => bearer(life.order.guest.session),
    email: () => life.order.email,
    unknown: allBut('client'),
  },
  {
    who: 'the vendor of the tile',
    headers: async () => bearer(shop.vendorA().token),
    email: () => shop.vendorA().email,
    unknown: allBut('vendorA'),
  },
  {
    who: 'the vendor of the vanity',
    headers: async () => bearer(shop.vendorB().token),
    email: () => shop.vendorB().email,
    unknown: allBut('vendorB'),
  },
  {
    who: 'the Pro',
    headers: async () => bearer(shop.piet().token),
    email: () => shop.piet().email,
    unknown: ['admin'],
  },
  {
    who: 'the Pro while a client looks on',
    headers: async () => ({ ...bearer(shop.piet().token), 'showroom-view': 'client' }),
    email: () => '',
    unknown: allBut('client'),
  },
  ...(['manager', 'finance'] as const).map((role) => ({
    who: `the Pro’s ${role}`,
    headers: async () => bearer(seat(role).token),
    email: () => seat(role).email,
    unknown: ['admin'] as const,
  })),
  {
    who: 'the Pro’s designer',
    headers: async () => bearer(seat('designer').token),
    email: () => seat('designer').email,
    unknown: allBut('client'),
  },
  {
    who: 'another client',
    headers: async () => bearer(seat('stranger').token),
    email: () => seat('stranger').email,
    unknown: everySide,
  },
  { who: 'a guest', headers: async () => ({}), email: () => '', unknown: everySide },
]

/** What shows, beyond the shop that stands open to everybody. */
const reads = calls.filter((call) => {
  const { access, lookingOn } = ruleOf(call)
  const isRead = call.startsWith('GET ') || lookingOn === true
  return isRead && access !== 'anyone' && access !== 'ai' && call !== 'DELETE /api/looking_on'
})

let objects = noObjects

type Asked = { answered: Call[]; found: Found[] }

const ask = async ({ headers: headersOf }: Knower): Promise<Asked> => {
  const headers = await headersOf()
  const answered: Call[] = []
  const found: Found[] = []
  for (const call of reads) {
    await forgetAllAttempts(shop.shop().db)
    const reply = await askAs(shop.shop(), call, { objects, headers })
    expect([call, reply.statusCode]).not.toEqual([call, 500])
    if (reply.statusCode === 200) answered.push(call)
    found.push(...foundIn(reply.body, call, everySide))
  }
  return { answered, found }
}

/** Each is asked once, whatever is looked for in the answers. */
const answers = new Map<string, Promise<Asked>>()
const askedBy = (knower: Knower): Promise<Asked> => {
  const known = answers.get(knower.who) ?? ask(knower)
  answers.set(knower.who, known)
  return known
}

const owns: readonly [who: string, side: Side][] = [
  ['the client', 'client'],
  ['the vendor of the tile', 'vendorA'],
  ['the Pro', 'pro'],
]

describe.each(knowers)('$who', (knower) => {
  test('is told by no call what is another side’s', async () => {
    const { answered, found } = await askedBy(knower)
    expect(answered.length).toBeGreaterThan(knower.who === 'a guest' ? 1 : 10)
    // Each finds its own: what is told to the others would be found.
    const own = owns.find(([who]) => who === knower.who)?.[1]
    if (own) expect(found.some(({ side }) => side === own)).toBe(true)
    expect(found.filter(({ side }) => knower.unknown.includes(side))).toEqual([])
  })

  test('reads it on no paper', async () => {
    const headers = await knower.headers()
    const { app } = shop.shop()
    const { id, projectId } = life.order
    const listed = await app.inject({ url: `/api/order/${id}/documents`, headers })
    const names = listed.statusCode === 200 ? listed.json<{ data: OrderDocument[] }>().data : []
    const papers = [
      ...names.map(({ name }) => `/api/order_document/${id}/${name}`),
      `/api/selection_sheet/${projectId}`,
      `/api/handover_binder/${projectId}`,
      `/api/visualization/design/${life.designId}/board`,
      '/api/order_pick_list.pdf',
      '/api/commission.pdf',
      '/api/balance_statement/2026-11',
    ]
    for (const url of papers) {
      const reply = await app.inject({ url, headers })
      if (reply.statusCode !== 200) continue
      expect(foundIn(await textOfPdf(reply.rawPayload), url, knower.unknown)).toEqual([])
    }
  })

  test('reads it in no mail', () => {
    const mails = shop.shop().mail.mailbox?.list() ?? []
    for (const { to, subject, text, html } of mails)
      if (to === knower.email())
        expect(foundIn([subject, text, html].join('\n'), subject, knower.unknown)).toEqual([])
  })
})
