import { adminDesignerEndpoints } from '@showroom/contract/designer/admin-designer.endpoints'
import { designerEndpoints } from '@showroom/contract/designer/designer.endpoints'
import { hireEndpoints } from '@showroom/contract/designer/hire.endpoints'
import { ownProfileEndpoints } from '@showroom/contract/designer/own-profile.endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Deed } from '../audit/audit.store.ts'
import { deedsOf } from '../audit/testing/audit.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openShop, type OpenedShop } from '../order/testing/buyer.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { aHire, aQuotedHire, step } from './testing/a-hire.ts'
import { hireWalks } from './testing/hire-walks.ts'

let opened: OpenedShop
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openShop(() => now)
  await fillShelf(opened.db)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

/** What is told of oneself, asked for or thought of it: no money moves and no status. */
const noDeeds = [
  'POST /api/hire_designer',
  'PUT /api/hire_designer',
  'POST /api/designer_hire/{id}/review',
  'PUT /api/designer_profile',
  'PUT /api/designer_portfolio',
]

const tables = { ...designerEndpoints, ...hireEndpoints, ...ownProfileEndpoints, ...adminDesignerEndpoints }

test('every call by which a hire, its money or a designer’s standing changes is walked here', () => {
  expect([...Object.keys(hireWalks), ...noDeeds].toSorted()).toEqual(
    Object.keys(tables)
      .filter((calling) => !calling.startsWith('GET '))
      .toSorted(),
  )
})

test.each(Object.entries(hireWalks))('%s leaves its row, by side and place', async (_, { walk, left }) => {
  const id = await walk(opened)
  const found: Deed[] = await deedsOf(opened.db, id)
  expect(found).toMatchObject(left)
  expect(found).toHaveLength(left.length)
  for (const deed of found)
    expect(deed).toMatchObject({ place: '127.0.0.x', at: now, accountId: expect.any(Number) })
})

test.each(['decline', 'cancel'])(
  'a hire that ends by “%s” says so, and none of the words of the two',
  async (action) => {
    const { designer, client, id } = await aHire(opened)
    const person = action === 'decline' ? designer : client
    await step(person, id, { action, word: 'I am in Maine.' })
    const deeds: Deed[] = await deedsOf(opened.db, id)
    expect(deeds.at(-1)).toMatchObject({
      before: { state: 'requested' },
      after: { state: action === 'decline' ? 'declined' : 'cancelled' },
    })
    expect(JSON.stringify(deeds)).not.toMatch(/Maine|Hanna|Quill/)
  },
)

test('a price that is given and agreed to is in the audit with its sum', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  await step(designer, id, { action: 'quote', price_cents: 84_000, days: 20, word: 'As we said.' })
  await step(client, id, 'agree')
  expect((await deedsOf(opened.db, id)).slice(1)).toMatchObject([
    { action: 'gave a quote', before: { price_cents: null }, after: { price_cents: 84_000 } },
    { action: 'agreed to a quote', before: { state: 'requested' }, after: { state: 'unpaid' } },
  ])
})

test('a step that is refused leaves nothing', async () => {
  const { client, id } = await aHire(opened)
  const before = await deedsOf(opened.db, id)
  expect(await step(client, id, 'accept')).toMatchObject({ status: 409 })
  expect(await deedsOf(opened.db, id)).toEqual(before)
})
