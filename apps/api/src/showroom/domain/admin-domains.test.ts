import type { AdminDomain } from '@showroom/contract/showroom/admin-domain'
import { expect, test } from 'vitest'
import { aDecidingAdmin } from '../../application/testing/a-deciding-admin.ts'
import { refuseDeeds, takeDeeds } from '../../audit/testing/audit.store.ts'
import { readConfig } from '../../platform/config/config.ts'
import { addDomain } from './change-domains.ts'
import { domainOf, saveProven } from './domain.store.ts'
import { requireShowroom } from '../require-showroom.ts'

const { asAdmin, db, now } = aDecidingAdmin()

const found = (query: string) => asAdmin<AdminDomain[]>(`GET /api/admin/domains?${query}`)
const added = (website: string) =>
  addDomain({ db: db(), config: readConfig({}), showroom: 'HARVEST2' }, website)

test('websites are found by words and state, the newest first', async () => {
  await added('www.first-bath.example')
  await added('www.second-bath.example')
  const showroom = await requireShowroom(db(), 'HARVEST2')
  const domain = await domainOf(db(), showroom.id, 'https://www.second-bath.example')
  await saveProven(db(), { challenge: domain?.challenge ?? '', now: new Date(now()) }, 'file')
  const websites = async (query: string) => (await found(query)).data.map(({ id }) => id)
  expect(await websites('s=-bath&sort=website')).toEqual([
    'https://www.first-bath.example',
    'https://www.second-bath.example',
  ])
  expect(await websites('s=-bath&state=verified')).toEqual(['https://www.second-bath.example'])
  expect((await found('s=first-bath')).data).toMatchObject([
    { company_name: 'Harvest Home Remodeling', showroom_id: 'HARVEST2', state: 'waiting', proof: null },
  ])
  expect((await found('state=lost')).status).toBe(422)
})

test('an Admin has a proof looked for; that there is none is said, and written down', async () => {
  await added('www.no-proof.example')
  const body = { showroom: 'HARVEST2', website: 'www.no-proof.example' }
  const looked = await asAdmin<{ is_proven: boolean }>('POST /api/admin/domains/verify', body)
  expect(looked.data).toEqual({ is_proven: false })
  expect(looked.message).not.toBe('')
  const { data } = await asAdmin<object[]>('GET /api/admin/audit?entity=website')
  expect(data[0]).toMatchObject({ who: 'Ada Lovelace Byron', entity_id: 'https://www.no-proof.example' })
  const unknown = await asAdmin('POST /api/admin/domains/verify', { ...body, website: 'www.nobody.example' })
  expect(unknown.status).toBe(404)
})

test('what was found of a website is kept with the deed, or not at all', async () => {
  await added('www.unwritten.example')
  const verify = () =>
    asAdmin('POST /api/admin/domains/verify', { showroom: 'HARVEST2', website: 'www.unwritten.example' })
  const failure = async () => (await found('s=www.unwritten')).data.map((website) => website.failure)
  await refuseDeeds(db())
  expect((await verify()).status).toBe(500)
  await takeDeeds(db())
  expect(await failure()).toEqual([null])
  const { message } = await verify()
  expect(await failure()).toEqual([message])
})
