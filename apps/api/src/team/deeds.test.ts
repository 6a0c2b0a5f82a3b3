import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { TeamDeed } from '@showroom/contract/team/team'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aDraftOrderFor } from '../testing/access/draft-order-requests.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aTeam } from './testing/a-team.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

test('what is done is told to the Pro in the name of who did it, and what is read is not', async () => {
  const pro = await aTeam(opened)
  const ada = await pro.member('designer')
  await ada.ask('GET /api/clients')
  await ada.ask('POST /api/draft_order/reckon', { items: aDraftOrderFor('x').items })
  await ada.ask('POST /api/draft_order', aDraftOrderFor('ada'))
  await ada.ask('DELETE /api/draft_order/never-was')
  const { data } = await pro.ask<TeamDeed[]>('GET /api/team/deeds')
  expect(data).toEqual([
    expect.objectContaining({
      who: 'Ada Lovelace Byron',
      role: 'designer',
      did: 'Wrote an order for a client',
    }),
  ])
})

test('deeds are sought by their words, by member and by day, and taken away as a file', async () => {
  const pro = await aTeam(opened)
  const [ada, bob] = [await pro.member('designer'), await pro.member('manager')]
  await ada.ask('POST /api/draft_order', aDraftOrderFor('ada'))
  const { data: order } = await bob.ask<{ id: string }>('POST /api/draft_order', aDraftOrderFor('bob'))
  await bob.ask(`DELETE /api/draft_order/${order.id}`)
  const list = async (query: string) =>
    (await pro.ask<TeamDeed[]>(`GET /api/team/deeds?${query}`)).data.map(({ role, did }) => [role, did])
  const wrote = 'Wrote an order for a client'
  const removed = 'Removed an order for a client'
  expect(await list('')).toEqual([
    ['manager', removed],
    ['manager', wrote],
    ['designer', wrote],
  ])
  expect(await list('sort=when')).toEqual((await list('')).toReversed())
  expect(await list('s=removed')).toEqual([['manager', removed]])
  expect(await list(`seat=${ada.seatId}`)).toEqual([['designer', wrote]])
  expect(await list('seat=none')).toEqual([])
  expect(await list('to=01.01.2001')).toEqual([])
  const other = await aTeam(opened)
  expect((await other.ask<TeamDeed[]>(`GET /api/team/deeds?seat=${ada.seatId}`)).data).toEqual([])
  const { data } = await pro.ask<SentFile>(`GET /api/team/deeds/export?seat=${bob.seatId}`)
  expect(data.text.trim().split('\r\n')).toHaveLength(3)
  expect(data.text).toContain('"Manager","Removed an order for a client"')
})
