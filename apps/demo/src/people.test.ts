import { expect, test } from 'vitest'
import { lockOutDemoPeople } from '@showroom/api/account/demo-accounts.store'
import { aMarketplace } from '@showroom/api/account/testing/marketplace'
import { demoPassword, demoPeople, seedDemoPeople } from './people.ts'

const { ask, db } = aMarketplace()

const portals = { User: 'shop', Contractor: 'pro', Vendor: 'pro', Admin: 'admin' } as const
const signIn = (person: (typeof demoPeople)[number]) =>
  ask('POST /api/login', {
    body: { email: person.email, password: demoPassword, portal: portals[person.type] },
  })

test('the demo people sign in at their own doors, seeded twice or not, and lose every way in where it is real', async () => {
  await seedDemoPeople(db(), new Date())
  await seedDemoPeople(db(), new Date())
  const tokens = []
  for (const person of demoPeople) {
    const { status, data } = await signIn(person)
    expect([person.email, status, data.user.type]).toEqual([person.email, 200, person.type])
    expect(data.user.email_verified_at).not.toBeNull()
    tokens.push(data.token)
  }
  await lockOutDemoPeople(db())
  for (const person of demoPeople) expect((await signIn(person)).status).toBe(422)
  for (const token of tokens) expect((await ask('GET /api/authuser', { token })).status).toBe(401)
})

test('the Pro of the demo is the one whose showroom HARVEST2 is', async () => {
  const { data } = await ask<{ profile: { user_id: string } }>('GET /api/shop?showroom=HARVEST2')
  const pro = demoPeople.find(({ type }) => type === 'Contractor')
  expect(data.profile.user_id).toBe(pro?.publicId)
})
