import { goodsAreRead } from '../factories/goods-are-read.ts'
import { atGate } from '../factories/lane.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { signedInOn } from '../factories/shopper.ts'

test('a product is looked at in a room that it fits, and back leads back', async ({ page }) => {
  await page.goto(hostAt('/category/porcelain-tile'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  // The list and its heading stand there until the product has come.
  const inRoom = page.getByRole('link', { name: 'See it in a room' })
  await expect(inRoom).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const product = page.url()
  await inRoom.click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')
  await page.getByRole('link', { name: 'Back to the product' }).click()
  await expect(page).toHaveURL(product)
})

/** However they are asked for: all that an address says must be in the drawing that the browser goes on with. */
const addresses = [
  '/visualize/templates',
  '/visualize/templates?type=kitchen',
  '/visualize/templates?tier=2&style=japandi',
  '/visualize/templates?color=2f4a6d',
  '/visualize/templates?page=2',
  '/visualize/templates?plan=kitchen-l-11x13',
  '/visualize/plans',
  '/visualize/plans?type=bathroom&width=8&length=12',
  '/visualize/plans?template=kitchen-modern-1',
  '/visualize/template/kitchen-modern-1',
  '/visualize/template/kitchen-modern-1?plan=kitchen-l-11x13',
  '/visualize',
  '/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1',
]

for (const [who, isIn] of [
  ['a guest', false],
  ['somebody signed in with a showroom', true],
] as const)
  test(
    `each page of the visualizer begins for ${who} with what its server drew`,
    atGate(isIn),
    async ({ page }) => {
      // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
      for (const showroom of ['0', 'HARVEST2'])
        await ask(`GET /api/visualization/templates?showroom=${showroom}&page_size=24`)
      if (isIn) await signedInOn(page, await aVerifiedPerson())
      for (const address of addresses) {
        // The first who asks may get it undrawn; whoever comes next gets the drawing. React’s complaint fails the journey.
        await page.goto(hostAt(address))
        await page.goto(hostAt(address))
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
        await expect(page.locator('#content [aria-busy="true"]'), address).toHaveCount(0)
      }
    },
  )

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a room of a template has its picture, its list and its total', async ({ page }) => {
    await ask('GET /api/visualization/templates?showroom=0&page_size=24')
    const address = hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1')
    // The first who asks may get it undrawn.
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('room-drawn')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('img.room-drawn')).toBeVisible()
    await expect(page.getByText('Room total')).toBeVisible()
    expect(
      await page.getByRole('region', { name: 'In this room' }).getByText(/\$\d/).count(),
    ).toBeGreaterThan(1)
  })
})

test('a filter that the address carries is the one that stands there', async ({ page }) => {
  await page.goto(hostAt('/visualize/templates?type=bathroom&tier=2'))
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue('bathroom')
  const all = await page.getByText(/^\d+ found$/).innerText()
  await page.goto(hostAt('/visualize/templates'))
  await expect(page.getByText(/^\d+ found$/)).not.toHaveText(all)
})

test('what lies on a surface opens where it is pressed, and goes into the cart from there', async ({
  page,
}) => {
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'))
  const floor = page.locator('.room-spot').filter({ hasText: 'Floor' })
  await floor.click()
  const card = page.getByRole('region', { name: /^Floor: / })
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart.')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Floor/ })).toBeChecked()
})

test('what a template is made of opens where it is seen in its picture', async ({ page }) => {
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/template/kitchen-modern-1'))
  await page
    .getByRole('list', { name: 'In this picture' })
    .getByRole('button', { name: /^Floor: / })
    .click()
  const card = page.getByRole('region', { name: /^Floor: / })
  const name = await card.locator('strong').innerText()
  await expect(card).toContainText('$')
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart.')).toBeVisible()
  await card.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
