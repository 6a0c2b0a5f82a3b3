import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { pressByKeyboard } from '../factories/by-keyboard.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** From one choice of the list to another, as the arrow keys go. */
const arrowTo = async (page: Page, name: RegExp) => {
  const wanted = page.getByRole('radio', { name })
  for (let steps = 0; steps < 30 && !(await wanted.isChecked()); steps += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

test('a room is done by the keyboard alone in a window of 320 px: a floor, a metal, faucets in it, how many, and the cart', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 700 })
  // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
  await ask('GET /api/visualization/templates?showroom=0&page_size=24')
  await page.goto(hostAt('/visualize/room?plan=bath-double-8x10&template=bathroom-modern-1'))
  const floor = page.getByRole('radio', { name: /^Floor/ })
  await expect(floor).toBeAttached()
  await pressByKeyboard(floor, null)
  await pressByKeyboard(page.getByRole('button', { name: 'Show everything' }))

  // Another floor: one stop for all cards, the arrow to the next one.
  const cards = page.getByRole('region', { name: 'Materials for floor' }).locator('.room-card')
  await expect(cards.first()).toBeVisible()
  const other = cards.nth(1)
  const name = await other.locator('strong').innerText()
  // What lies there stands first.
  await pressByKeyboard(cards.first(), null)
  await page.keyboard.press('ArrowRight')
  await expect(other).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')

  await pressByKeyboard(floor, null)
  await arrowTo(page, /^Metal finish/)
  await pressByKeyboard(page.getByRole('button', { name: 'Brushed Gold' }))
  await expect(page.getByRole('radio', { name: /^Metal finish Brushed Gold/ })).toBeChecked()
  await pressByKeyboard(page.getByRole('radio', { name: /^Metal finish/ }), null)
  await arrowTo(page, /^Bathroom faucet/)
  const faucets = page.getByRole('region', { name: 'Bathroom faucet' })
  await expect(faucets.getByLabel('Only what goes with brushed gold')).toBeChecked()
  const faucet = faucets.locator('.room-card').first()
  await expect(faucet).toContainText(/Gold|Brass|Champagne/)
  await pressByKeyboard(faucet)
  const row = page.getByRole('row').filter({ hasText: 'Bathroom faucet' })
  await expect(row).toContainText('2 pieces')
  expect(await violationsOf(page)).toEqual([])

  const howMany = page.getByLabel('How many')
  await pressByKeyboard(howMany, null)
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Type a number from 1 to 200.')).toBeVisible()
  await expect(row).toContainText('2 pieces')
  await pressByKeyboard(howMany, null)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await expect(row).toContainText('3 pieces')

  await pressByKeyboard(page.getByRole('button', { name: 'Add all to cart' }))
  await pressByKeyboard(page.getByRole('link', { name: 'Go to cart' }))
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(/Bathroom Faucet/).first()).toBeVisible()
})
