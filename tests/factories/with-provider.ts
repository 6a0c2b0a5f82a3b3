import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { client, openProviderForTests } from '../../apps/api/src/account/social/testing/openid-provider.ts'
import { freePorts } from '../../tools/free-ports.mjs'
import { test as base } from './person.ts'
import { startServer } from './running-server.ts'
import { forJourneys, type Server } from './server.ts'
import { aSmallCatalogue } from './small-catalogue.ts'

// A server of its own, which has arranged it with a real OpenID provider that is started with it.

type Provider = Awaited<ReturnType<typeof openProviderForTests>>
type Holder = Parameters<Provider['setHolder']>[0]

export const test = base.extend<
  { aHolder: (email?: string, isVerified?: boolean) => Holder },
  { withProvider: { provider: Provider; server: Server } }
>({
  withProvider: [
    async ({ browserName: _same }, hand) => {
      const port = await freePorts(3)
      const { dataDir, remove } = await aSmallCatalogue()
      const provider = await openProviderForTests({
        redirectUris: [`http://localhost:${port}/showroom/social/acme/callback`],
      })
      const arranged = {
        OIDC_ACME_ISSUER: provider.issuer,
        OIDC_ACME_CLIENT_ID: client.id,
        OIDC_ACME_CLIENT_SECRET: client.secret,
        OIDC_ACME_LABEL: 'Acme',
      }
      const server = await startServer({ dataDir, port, environment: { ...forJourneys, ...arranged } })
      await hand({ provider, server })
      await server.stop()
      await provider.close()
      await remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ withProvider }, hand) => hand(withProvider.server), { scope: 'worker' }],
  aHolder: ({ withProvider }, hand) =>
    hand((email = `${randomUUID()}@homes.example`, isVerified = true) => {
      const holder = { sub: randomUUID(), email, email_verified: isVerified, name: 'Ana Quill' }
      withProvider.provider.setHolder(holder)
      return holder
    }),
})

export const withAcme = (page: Page) => page.getByRole('link', { name: 'Continue with Acme' })
export const menuOf = (page: Page) => page.getByRole('button', { name: 'Ana', exact: true })

export const born = (page: Page) => page.getByLabel('Date of birth')
export const tellAge = async (page: Page, day = '1985-07-19') => {
  await born(page).fill(day)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
