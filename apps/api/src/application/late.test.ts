import { expect, test } from 'vitest'
import { minutes } from '../account/testing/marketplace.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { aDecidingAdmin, of } from './testing/a-deciding-admin.ts'
import { aSubmittedVendor } from './testing/submitted.ts'
import { tellOfLate } from './tell-late.ts'

const { asAdmin, app, db, now, later, delivering, signAdminIn } = aDecidingAdmin()

type Told = { kind: string; text: string }

const hours = (count: number) => minutes(60 * count)

/** What the Admin was told of an applicant being late. */
const toldOf = async (company: string) => {
  await tellOfLate(db(), new Date(now()))
  expect(await doJobs({ ...delivering(), now: () => new Date(now()) })).toEqual([])
  await signAdminIn()
  const { data } = await asAdmin<Told[]>('GET /api/notification')
  return data.filter(({ kind, text }) => kind === 'application_late' && text.includes(company))
}

test('four hours before the 24 are over Admins are told, once, and not of what is decided', async () => {
  const [slow, quick] = [await aSubmittedVendor(app()), await aSubmittedVendor(app())]
  await asAdmin(`POST ${of(quick.id)}/approve`, {})
  const { company_name: company } = slow.application
  later(hours(20) - minutes(1))
  expect(await toldOf(company)).toEqual([])
  later(minutes(1))
  expect(await toldOf(company)).toMatchObject([
    { text: `The application of ${company} has waited for nearly 24 hours.` },
  ])
  later(hours(3))
  expect(await toldOf(company)).toHaveLength(1)
  expect(await toldOf(quick.application.company_name)).toEqual([])
})
