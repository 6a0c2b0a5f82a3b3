import { listDesigners } from '@showroom/api/designer/directory/directory.store'
import { packagesOf, picturesOf } from '@showroom/api/designer/directory/portfolio.store'
import { aMarketplace } from '@showroom/api/account/testing/marketplace'
import pictures from '../../../host/src/kit/picture/pictures.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { seedDemoPeople } from '../people.ts'
import { demoDesigners, seedDemoDesigners } from './seed.ts'

const { db } = aMarketplace()
const everybody = { isRemote: false, sort: 'best' } as const

test('ten designers have a page, seeded twice or not, with packages, and pictures that the site has', async () => {
  const now = new Date()
  await seedDemoPeople(db(), now)
  await seedDemoDesigners(db(), now)
  await seedDemoDesigners(db(), now)
  const found = await listDesigners(db(), everybody, { skip: 0, most: 50 })
  expect(found).toHaveLength(demoDesigners.length)
  const piet = found.find(({ firstName }) => firstName === 'Piet')
  expect(piet).toMatchObject({ average: 450, reviewCount: 2, answersInHours: 7 })
  for (const { id } of found) {
    expect((await packagesOf(db(), id)).length).toBeGreaterThan(0)
    const shown = await picturesOf(db(), id)
    expect(shown.length).toBeGreaterThan(2)
    for (const { picture } of shown) expect(pictures).toHaveProperty([picture])
  }
})
