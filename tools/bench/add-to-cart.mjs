import { guestPage, showroomAccent } from './page-tags.mjs'
import { address } from './api-process.mjs'
import { longestGesture, median, visit } from './rig.mjs'

const clicks = 3
const within = { timeout: 30_000 }

/** "Add to cart" on the page of a product: processor slowed, network as it is, as the shop answers from a cache. */
const addRepeatedly = (browser, { url, tag }) =>
  visit(browser, { url, hasNetwork: 'fast', paints: [{ name: 'data', ...tag }] }, async ({ page }) => {
    const add = page.getByRole('button', { name: /^Add .*to cart|^Add to cart/ }).first()
    await add.waitFor(within)
    await page.waitForLoadState('networkidle')
    for (let click = 0; click < clicks; click += 1) {
      await Promise.all([
        page.waitForResponse((response) => response.url().includes('sync_to_cart'), within),
        add.click(within),
      ])
      await page.waitForLoadState('networkidle')
    }
    return longestGesture(page)
  })

export const measureAddToCart = async ({ browser, guest, tags, runs }) => {
  const tagged = tags.product
  guest.add('/add-to-cart', guestPage({ origin: address, tagged }))
  const tag = { tag: tagged.tag, inside: tagged.data, color: showroomAccent }
  const longest = []
  for (let run = 0; run < runs; run += 1) {
    longest.push(await addRepeatedly(browser, { url: `${guest.origin}/add-to-cart`, tag }))
  }
  return { 'add to cart, interaction to next paint, ms': median(longest) }
}
