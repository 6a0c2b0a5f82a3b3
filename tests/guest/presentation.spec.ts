import { addToCart, browse, journey } from '../factories/guest-journey.ts'
import { guestCss, guestFiles, shopBody } from '../factories/guest-page.ts'
import { expect, type Page, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

/** Nothing of the shop reaches beyond the window to the side. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a shop in Arabic is read from right to left, and its drawer comes from the other side', async ({
  page,
  guest,
}) => {
  const body = shopBody.replaceAll(/<showroom-[a-z-]+/g, '$& lang="ar"')
  await guest.visit(guestFiles({ html: 'lang="ar" dir="rtl"', body }))
  const shop = page.locator('showroom-shop')
  await browse(shop)
  await addToCart(shop)
  await page
    .locator('showroom-cart-button')
    .first()
    .getByRole('button', { name: /1 item/ })
    .click()
  await expect.poll(async () => Math.round((await page.getByRole('dialog').boundingBox())?.x ?? -1)).toBe(0)
  await expect.poll(() => overflowOf(page)).toBe(0)
})

const columns: Record<string, { width: number; css: string }> = {
  'a column of 320 px': { width: 1280, css: 'main { width: 320px }' },
  'a window of 320 px, as 400 % zoom makes of it': { width: 320, css: 'main { padding: 0 }' },
}
for (const [what, { width, css }] of Object.entries(columns)) {
  test(
    `${what}: all of it is there, nothing is cut off`,
    atGate(what === 'a column of 320 px'),
    async ({ page, guest }) => {
      await page.setViewportSize({ width, height: 900 })
      await guest.visit(guestFiles({}, { '/guest.css': guestCss + css }))
      await journey(page)
      await expect.poll(() => overflowOf(page)).toBe(0)
      const inside = await page
        .locator('showroom-shop')
        .evaluate((shop) => shop.scrollWidth - shop.clientWidth)
      expect(inside).toBeLessThanOrEqual(0)
    },
  )
}

test('text of twice the size', async ({ page, guest }) => {
  await guest.visit(
    guestFiles(
      {},
      { '/guest.css': `${guestCss} showroom-shop, showroom-entry { --showroom-text-size: 32px }` },
    ),
  )
  await journey(page)
  await expect.poll(() => overflowOf(page)).toBe(0)
})

test('on paper there are prices, and nothing that only a screen can use', async ({ page, guest }) => {
  await guest.visit(guestFiles())
  const shop = page.locator('showroom-shop')
  await browse(shop)
  // On paper the page is laid out anew.
  await guest.answering(async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(shop.getByText(/\$\d/).first()).toBeVisible()
    await expect(shop.getByRole('searchbox')).toHaveCount(0)
  })
})

const wishes = {
  'less motion': { reducedMotion: 'reduce' },
  'colours of their own': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
} as const
for (const [wish, media] of Object.entries(wishes)) {
  test(`visitors who want ${wish}`, atGate(wish === 'colours of their own'), async ({ page, guest }) => {
    await page.emulateMedia(media)
    await guest.visit(guestFiles())
    await journey(page)
  })
}
