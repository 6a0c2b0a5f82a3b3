import type { ClientRow } from '@showroom/contract/client/client'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { addToCart, browse } from '../factories/guest-journey.ts'
import { expect, test } from '../factories/guest-site.ts'
import { aPerson, ask } from '../factories/person.ts'
import { fillCart } from '../factories/shopper.ts'
import { ownCookies, signIn, signInOn, signInSite } from '../factories/sign-in-window.ts'

test.beforeEach(({ guest }) => guest.admit(ownCookies))

test('on a Pro’s website a client from whom prices are hidden reads none once signed in, and all of them signed out', async ({
  page,
  guest,
}) => {
  const person = await aPerson()
  await fillCart(person)
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  const { data } = await ask<ClientRow[]>(`GET /api/clients?s=${person.email}`, { token })
  const terms = { price_visibility: 'hidden', is_tax_exempt: false, tax_note: '', notes: '' }
  await ask(`PUT /api/clients/${data[0]?.id}/terms`, { token, body: terms })

  await guest.visit(signInSite())
  const shop = page.locator('showroom-shop')
  await browse(shop)
  await expect(shop.getByText(/\$\d/).first()).toBeVisible()
  await signInOn(page, person)
  await expect(shop.getByText(/\$\d/)).toHaveCount(0)
  await addToCart(shop)
  await expect(shop.getByText(/\$\d/)).toHaveCount(0)
  const badge = page.locator('showroom-cart-button').first()
  await badge.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/\$\d/)).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await signIn(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(shop.getByText(/\$\d/).first()).toBeVisible()
})
