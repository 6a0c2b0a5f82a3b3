import { expect, test } from 'vitest'
import { harvestSite } from '../account/testing/contractors-page.ts'
import { aMarketplace } from '../account/testing/marketplace.ts'

const { app } = aMarketplace()

test('a page is allowed to send the token, and never cookies', async () => {
  const { headers, statusCode } = await app().inject({
    method: 'OPTIONS',
    url: '/api/embed/session?showroom=HARVEST2',
    headers: { origin: harvestSite, 'access-control-request-method': 'DELETE' },
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, harvestSite])
  expect(headers['access-control-allow-headers']).toContain('Authorization')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})
