import type { Page } from '@playwright/test'
import { aPushService, vapidKeys } from '../../apps/api/src/notification/testing/a-push-service.ts'
import { violationsOf } from '../factories/axe.ts'
import {
  ask,
  aVerifiedPerson,
  expect,
  hostAt,
  mailTo,
  type Person,
  test as base,
} from '../factories/person.ts'
import { startServer } from '../factories/running-server.ts'
import { forJourneys, type Server } from '../factories/server.ts'
import { aSmallCatalogue } from '../factories/small-catalogue.ts'

// A server of its own, which can push, and a push service that this file starts: browsers of tests have none.

type Service = Awaited<ReturnType<typeof aPushService>>

const test = base.extend<object, { pushing: { service: Service; server: Server } }>({
  pushing: [
    async ({ browserName: _same }, hand) => {
      const { dataDir, remove } = await aSmallCatalogue()
      const service = await aPushService()
      const environment = { ...forJourneys, ...vapidKeys, PRIVATE_DOMAINS: 'on' }
      const server = await startServer({ dataDir, environment })
      await hand({ service, server })
      await server.stop()
      service.close()
      await remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ pushing }, hand) => hand(pushing.server), { scope: 'worker' }],
})

/** A browser without a window answers every question with no: this one is asked, by a gesture alone, and says yes. */
const asksWhenPressed = (page: Page) =>
  page.addInitScript(() => {
    const kept = 'answered'
    Object.defineProperties(Notification, {
      permission: { get: () => sessionStorage.getItem(kept) ?? 'default' },
      requestPermission: {
        value: async () => {
          const answer = navigator.userActivation.isActive ? 'granted' : 'denied'
          sessionStorage.setItem(kept, answer)
          return answer
        },
      },
    })
  })

/** What the browser's own push service would answer with; none: it can not be reached. */
const subscribesTo = (page: Page, subscription: ReturnType<Service['browser']>['subscription'] | null) =>
  page.addInitScript((given) => {
    const made = { ...given, toJSON: () => given, options: {}, unsubscribe: async () => true }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => {
        if (given === null) throw new DOMException('Registration failed - push service error', 'AbortError')
        return made
      },
    })
  }, subscription)

const settingsOf = async (page: Page, { token }: Person) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
  await page.goto(hostAt('/account/settings'))
}
/** A button that never comes is no reason to wait for all of a test. */
test.use({ actionTimeout: 30_000 })

const here = (page: Page) => page.getByRole('region', { name: 'This device' })

/** Somebody joins a project of theirs. */
const somethingHappens = async ({ token }: Person) => {
  const guest = await aVerifiedPerson()
  const begun = { name: 'Main bath', zip_code: '91101', showroom: 'HARVEST2' }
  const { data } = await ask<{ id: string }>('POST /api/project', { token, body: begun })
  const body = { email: guest.email, role: 'client', right: 'view', sees_prices: 'no' }
  await ask(`POST /api/project/${data.id}/member`, { token, body })
  const code = /code=([0-9A-Za-z]+)/.exec(await mailTo(guest.email, 'invites you to'))?.[1]
  await ask('POST /api/project_invitation', { token: guest.token, body: { code } })
  return data
}

test('a device that was turned on is told what happens, shows it, and is told nothing once turned off', async ({
  page,
  pushing: { service },
}) => {
  const [owner, browser] = [await aVerifiedPerson(), service.browser()]
  await asksWhenPressed(page)
  await subscribesTo(page, browser.subscription)
  await settingsOf(page, owner)
  await expect(page.getByRole('columnheader', { name: 'Push' })).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: 'An order is placed: pushed to your devices' }),
  ).toBeDisabled()
  await expect(here(page)).toContainText('This device is told nothing.')
  await here(page).getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(here(page)).toContainText('This device is told what happens.')
  await page.reload()
  await expect(here(page)).toContainText('This device is told what happens.')
  const { id } = await somethingHappens(owner)
  await expect.poll(() => browser.read()).toHaveLength(1)
  const [note] = browser.read()
  const body = expect.stringContaining('has joined “Main bath”.')
  expect(note).toMatchObject({ title: 'Showroom', body, path: `/projects/${id}/people` })
  await here(page).getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(here(page)).toContainText('This device is told nothing.')
  await expect(page.getByText('Nothing is pushed to this device any more.').first()).toBeVisible()
})

test('a push service that can not be reached is told as such, and nothing is turned on', async ({ page }) => {
  const person = await aVerifiedPerson()
  await asksWhenPressed(page)
  await subscribesTo(page, null)
  await settingsOf(page, person)
  await here(page).getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByText('Your browser could not reach its push service.').first()).toBeVisible()
  await expect(here(page)).toContainText('This device is told nothing.')
})

test.describe('without a policy, which the checker of accessibility needs', () => {
  test.use({ bypassCSP: true })

  test('a browser that blocks them says how to be told all the same; one that can not says so', async ({
    page,
  }) => {
    const person = await aVerifiedPerson()
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
    )
    await settingsOf(page, person)
    await expect(here(page)).toContainText('Your browser blocks notifications of this site.')
    await expect(here(page).getByRole('button')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.reload()
    await expect(here(page)).toContainText('This browser can not be told anything')
  })
})
