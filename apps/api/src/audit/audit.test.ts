import type { Deed } from '@showroom/contract/audit/audit'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { expect, test } from 'vitest'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'

const { asAdmin, registered } = aDecidingAdmin()

const audit = (query: string) => asAdmin<Deed[]>(`GET /api/admin/audit?${query}`)

test('what an Admin did is found by words, by what it was done to and by day, with before and after', async () => {
  const { user } = await registered()
  const asked = { status: 'Deactive', reason: 'Asked us to, by =telephone' }
  await asAdmin(`PUT /api/admin/users/${user.id}/status`, asked)
  const reply = await audit(`s=${user.id}`)
  expect(reply.data).toMatchObject([
    {
      who: 'Ada Lovelace Byron',
      action: 'deactivated',
      entity: 'user',
      entity_id: user.id,
      note: asked.reason,
      before: { status: 'Active' },
      after: { status: 'Deactive' },
    },
  ])
  expect((reply as unknown as { entities: string[] }).entities).toContain('user')
  expect((await audit(`s=${user.id}&entity=application`)).total).toBe(0)
  expect((await audit(`s=${user.id}&from=11.23.2026&to=11.23.2026`)).total).toBe(1)
  expect((await audit(`s=${user.id}&to=11.22.2026`)).total).toBe(0)
  expect((await audit('from=11.31.2026')).status).toBe(422)
  const { data } = await asAdmin<SentFile>(`GET /api/admin/audit/export?s=${user.id}`)
  expect(data.text).toContain('"{""status"":""Deactive""}"')
  expect((await audit('entity=audit')).data).toMatchObject([
    { action: 'exported', note: '1 rows', place: '127.0.0.x' },
  ])
})

test('words of a deed are sought as they are written, and its pages are those of one list', async () => {
  for (const reason of ['Took 5 % off', 'Took 5 of it off', 'Took_5 off'])
    await asAdmin(`PUT /api/admin/users/${(await registered()).user.id}/status`, {
      status: 'Deactive',
      reason,
    })
  expect((await audit('s=took%205%20%25')).data.map(({ note }) => note)).toEqual(['Took 5 % off'])
  expect((await audit('s=took_5')).data.map(({ note }) => note)).toEqual(['Took_5 off'])
  const all = await audit('s=took&sort=at')
  expect(all.total).toBe(3)
  const pages = await Promise.all(
    [1, 2, 3, 9].map((page) => audit(`s=took&sort=at&page_size=1&page=${page}`)),
  )
  expect(pages.map(({ data }) => data[0]?.id)).toEqual([...all.data, all.data[2]].map((deed) => deed?.id))
  expect(new Set((await audit('s=took')).data.map(({ id }) => id)).size).toBe(3)
})
