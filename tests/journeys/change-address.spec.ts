import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, mailTo, type Person, test } from '../factories/person.ts'
import { aShopper, cards, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'
import { atGate } from '../factories/lane.ts'

type Page = Parameters<typeof signedInOn>[0]

const clean = async (page: Page, screen: string) => expect(await violationsOf(page), screen).toEqual([])

const openOrder = async (page: Page): Promise<{ person: Person; id: string; number: string }> => {
  const person = await aShopper([cards.good])
  const { order_id: id, number } = await placeOrder(person)
  await signedInOn(page, person)
  await page.goto(hostAt(`/your_orders/${id}`))
  return { person, id, number }
}

/** Taxed as Beverly Hills is. */
const downtown = { street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90012' }

for (const width of [390, 1280])
  test.describe(`${width} px wide`, atGate(width === 390), () => {
    // axe is put into the page as text.
    test.use({ bypassCSP: true, viewport: { width, height: 900 }, complainsOf: /status of (409|422)/ })

    test('an order goes elsewhere where it costs the same; where it does not, its new sums are read and accepted first', async ({
      page,
    }) => {
      const { person, id, number } = await openOrder(page)
      const before = await orderOf(id, person)
      const open = page.getByRole('button', { name: 'Change address' })
      await expect(page.getByRole('timer')).toHaveText(/^(60:00|5\d:\d\d)$/)
      await open.click()
      const dialog = page.getByRole('dialog', { name: `Deliver order ${number} elsewhere?` })
      await expect(dialog).toContainText('It goes to 1 Rodeo Drive, Beverly Hills, CA 90210.')
      const go = dialog.getByRole('button', { name: 'Deliver there' })
      await go.click()
      await expect(dialog.getByRole('alert').filter({ visible: true })).toHaveText(
        'Please choose where it goes.',
      )
      await clean(page, 'the book')

      await dialog.getByRole('radio', { name: 'Another address' }).check()
      await go.click()
      await expect(dialog.getByLabel('Street address')).toHaveAccessibleDescription(/street.*required/i)
      await dialog.getByLabel('Street address').fill(downtown.street)
      await dialog.getByLabel('City').fill('Austin')
      await dialog.getByLabel('State').selectOption('CA')
      await dialog.getByLabel('ZIP code').fill('78745')
      await go.click()
      await expect(dialog.getByLabel('ZIP code')).toHaveAccessibleDescription('This ZIP code is in TX.')
      await clean(page, 'an address with an error')

      await dialog.getByLabel('State').selectOption('TX')
      await go.click()
      await expect(
        dialog.getByRole('heading', { name: 'Delivery to 78745 comes to other sums' }),
      ).toBeFocused()
      await expect(dialog).toContainText(/It costs \$[\d,.]+ less\./)
      await expect(dialog.getByLabel('Street address')).toBeHidden()
      await clean(page, 'the new sums')
      await dialog.getByRole('button', { name: 'Choose another address' }).click()
      await expect(dialog.getByLabel('Street address')).toHaveValue(downtown.street)
      expect(await orderOf(id, person)).toMatchObject({
        ship_to: before.ship_to,
        held_cents: before.held_cents,
      })

      await dialog.getByLabel('ZIP code').fill(downtown.zip_code)
      await dialog.getByLabel('City').fill(downtown.city)
      await dialog.getByLabel('State').selectOption(downtown.state)
      await go.click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Your order goes to the new address. It costs the same.')).toBeVisible()
      const rail = page.getByRole('complementary', { name: 'Sums, address and payments' })
      await expect(rail).toContainText('200 N Spring St')
      await expect(rail).toContainText('Los Angeles, CA 90012')
      await expect(open).toBeFocused()
      await clean(page, 'the order')
      expect(await orderOf(id, person)).toMatchObject({ ship_to: downtown, held_cents: before.held_cents })
      expect(await mailTo(person.email, `Your order ${number} goes to another address`)).toContain(
        '200 N Spring St, Los Angeles, CA 90012',
      )

      // Back to what the book has.
      await open.click()
      await dialog.getByRole('radio', { name: '1 Rodeo Drive' }).check()
      await go.click()
      await expect(rail).toContainText('1 Rodeo Drive')

      // Cheaper, and dearer again: each is accepted, and held by the bank.
      const accept = dialog.getByRole('button', { name: /^Accept \$[\d,.]+, deliver there$/ })
      await open.click()
      await dialog.getByRole('radio', { name: 'Another address' }).check()
      await dialog.getByLabel('Street address').fill('9 Cedar Rd')
      await dialog.getByLabel('City').fill('Austin')
      await dialog.getByLabel('State').selectOption('TX')
      await dialog.getByLabel('ZIP code').fill('78745')
      await go.click()
      await accept.click()
      await expect(rail).toContainText('Austin, TX 78745')
      const cheaper = await orderOf(id, person)
      expect(cheaper.total_cents).toBeLessThan(before.total_cents)
      expect(cheaper.held_cents).toBe(cheaper.total_cents)
      await open.click()
      await dialog.getByRole('radio', { name: '1 Rodeo Drive' }).check()
      await go.click()
      await accept.click()
      await expect(rail).toContainText('1 Rodeo Drive')
      expect(await orderOf(id, person)).toMatchObject({
        total_cents: before.total_cents,
        held_cents: before.held_cents,
      })
    })
  })

test('when the hour is over nothing offers another address, and what is being typed stays', async ({
  page,
}) => {
  await page.clock.install()
  await openOrder(page)
  const open = page.getByRole('button', { name: 'Change address' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Another address' }).check()
  await dialog.getByLabel('Street address').fill(downtown.street)
  await page.clock.fastForward('01:01:00')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(dialog.getByLabel('Street address')).toHaveValue(downtown.street)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close anyway' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toHaveCount(0)
})
