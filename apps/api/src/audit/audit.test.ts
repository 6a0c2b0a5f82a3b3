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
