import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { expect, test } from 'vitest'
import { aDecidingAdmin, of } from './testing/a-deciding-admin.ts'
import { aSubmittedVendor } from './testing/submitted.ts'

const { asAdmin, ask, app } = aDecidingAdmin()

const signedIn = async (email: string) => {
  const body = { email, password: 'correct horse battery', portal: 'pro' }
  return (await ask('POST /api/login', { body })).data
}

test('approving a Vendor opens a vendor of the catalogue, whom they speak for from then on', async () => {
  const applicant = await aSubmittedVendor(app())
  const { company_name: company } = applicant.application
  const { data } = await asAdmin(`POST ${of(applicant.id)}/approve`, {})
  expect([data.state, data.showroom_id, data.vendor?.name]).toEqual(['approved', null, company])
  expect(data.vendors).toEqual([{ id: data.vendor?.id, name: company, people: 1 }])
  expect(data.history.at(-1)).toMatchObject({ action: 'approved', note: company })
  const { user, token } = await signedIn(applicant.email)
  expect(user).toMatchObject({ type: 'Vendor', status: 'Active' })
  const sold = await ask<SoldOrderRow[]>('GET /api/sold_order', { token: token ?? '' })
  expect([sold.status, sold.data]).toEqual([200, []])
})

test('of the same company a second applicant joins the people of its vendor, where the Admin says so', async () => {
  const first = await aSubmittedVendor(app())
  const { data: opened } = await asAdmin(`POST ${of(first.id)}/approve`, {})
  const { company_name: company } = first.application
  const second = await aSubmittedVendor(app(), { company_name: ` ${company.toUpperCase()}, ` })
  const { data: seen } = await asAdmin(`GET ${of(second.id)}`)
  expect(seen.vendors).toEqual([{ id: opened.vendor?.id, name: company, people: 1 }])
  const { data } = await asAdmin(`POST ${of(second.id)}/approve`, { vendor: opened.vendor?.id })
  expect(data.vendor).toEqual(opened.vendor)
  expect(data.vendors).toMatchObject([{ people: 2 }])
})

test('two vendors of one name are two, and a vendor that is none lets nobody in', async () => {
  const [one, two] = [
    await aSubmittedVendor(app()),
    await aSubmittedVendor(app(), { company_name: 'Ceramica Ölü' }),
  ]
  const refused = await asAdmin(`POST ${of(one.id)}/approve`, { vendor: 'never-one' })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['vendor']])
  expect((await asAdmin(`GET ${of(one.id)}`)).data.state).toBe('reviewing')
  const three = await aSubmittedVendor(app(), { company_name: 'Ceramica Ölü' })
  const { data: opened } = await asAdmin(`POST ${of(two.id)}/approve`, {})
  const { data: other } = await asAdmin(`POST ${of(three.id)}/approve`, {})
  expect(other.vendor?.name).toBe(opened.vendor?.name)
  expect(other.vendor?.id).not.toBe(opened.vendor?.id)
})
