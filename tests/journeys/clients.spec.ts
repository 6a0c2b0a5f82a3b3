import type { ClientRow } from '@showroom/contract/client/client'
import type { Cart } from '@showroom/contract/cart/cart'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { aProduct } from '../factories/stops.ts'
import { aPerson, ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true, complainsOf: /status of 422/ })

const showroom = 'HARVEST2'

test('a Pro hides prices from a client, whose pages tell none from then on', async ({ page, browser }) => {
  const client = await aPerson()
  const items = [{ product_id: await aProduct(), qty: 20 }]
  const body = { showroom, action: 'cart', items }
  await ask<Cart>('POST /api/projectCart/sync_to_cart', { token: client.token, body })
  const signIn = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body: signIn })).data
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)

  await page.goto(hostAt(`/account/clients?s=${encodeURIComponent(client.email)}`))
  await page.getByRole('table').getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Tax-exempt').check()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByText('Please write down why no tax is taken')).toBeVisible()
  await drawer.getByLabel('Certificate').fill('CA resale 12-345')
  await drawer.getByLabel('No prices').check()
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It counts from now on')).toBeVisible()
  const { data } = await ask<ClientRow[]>(`GET /api/clients?s=${client.email}`, { token })
  expect(data).toMatchObject([{ price_visibility: 'hidden', is_tax_exempt: true }])

  const context = await browser.newContext({ bypassCSP: true })
  const theirs = await context.newPage()
  await theirs.addInitScript((kept) => localStorage.setItem('authToken', kept), client.token ?? '')
  await theirs.goto(hostAt(`/product/${items[0]?.product_id}/${showroom}`))
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(theirs.getByText('—').first()).toBeVisible()
  await expect(theirs.locator('main')).not.toContainText(/\$\d/)
  await context.close()
})
