import type { Deed } from '@showroom/contract/audit/audit'
import type { JobRow } from '@showroom/contract/job/job'
import { expect, test } from 'vitest'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'
import { aFailedJob } from './testing/job.store.ts'

const { asAdmin, db, now } = aDecidingAdmin()

const failed = (query = '') => asAdmin<JobRow[]>(`GET /api/admin/jobs?s=told-${query}`)
const given = (cause: string) =>
  aFailedJob(db(), { cause, at: new Date(now()), error: 'the mail server said no' })

test('what was given up is listed with why, and never what it carries', async () => {
  const id = await given('told-one')
  const { data, total } = await failed('one')
  expect(total).toBe(1)
  expect(data).toMatchObject([
    { id: String(id), cause: 'told-one', attempts: 10, last_error: 'the mail server said no' },
  ])
  expect(JSON.stringify(data)).not.toContain('secret of somebody')
  expect((await asAdmin<JobRow[]>('GET /api/admin/jobs?state=open&s=told-one')).total).toBe(0)
})

test('begun anew it is open, dropped it is gone; each once, and written down', async () => {
  const [one, two] = [await given('told-again'), await given('told-never')]
  const { message } = await asAdmin(`POST /api/admin/jobs/${one}/retry`)
  expect(message).toBe('It begins anew at once.')
  expect((await failed('again')).total).toBe(0)
  expect((await asAdmin<JobRow[]>('GET /api/admin/jobs?state=open&s=told-again')).data).toMatchObject([
    { id: String(one), attempts: 0, failed_at: null },
  ])
  expect((await asAdmin(`POST /api/admin/jobs/${one}/retry`)).status).toBe(409)
  expect((await asAdmin(`DELETE /api/admin/jobs/${two}`)).status).toBe(200)
  expect((await asAdmin(`DELETE /api/admin/jobs/${two}`)).status).toBe(409)
  const { data } = await asAdmin<Deed[]>('GET /api/admin/audit?entity=job')
  expect(data.map(({ who, action, entity_id }) => [who, action, entity_id])).toEqual([
    ['Ada Lovelace Byron', 'dropped', String(two)],
    ['Ada Lovelace Byron', 'retried', String(one)],
  ])
})
