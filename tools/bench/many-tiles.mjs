import { address } from './api-process.mjs'
import { showroom } from './page-tags.mjs'
import { longestGesture, visit } from './rig.mjs'

const lists = [
  { category: 'tile-flooring', size: 96 },
  { category: 'hardwood-flooring', size: 96 },
  { category: 'bathroom-faucets', size: 8 },
]
const tiles = lists.reduce((sum, { size }) => sum + size, 0)
const within = { timeout: 60_000 }

const manyTilesPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Everything</title>
<style>body { margin: 0 } showroom-products { display: block; min-height: 800px }</style>
<script type="module" src="${address}/showroom/embed/v1/showroom.js" data-showroom="${showroom}"></script>
${lists
  .map(
    ({ category, size }) =>
      `<showroom-products category="${category}" page-size="${size}"></showroom-products>`,
  )
  .join('\n')}`

const tilesOn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('showroom-products')].reduce(
      (sum, tag) => sum + (tag.shadowRoot?.querySelectorAll('article').length ?? 0),
      0,
    ),
  )

/** Down the whole page by wheel. Gives how long each frame took. */
const framesWhileScrolling = async (page) => {
  await page.evaluate(() => {
    const frames = []
    window.scrolled = frames
    let before = performance.now()
    const next = (at) => {
      frames.push(at - before)
      before = at
      if (!frames.isDone) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(200, 400)
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  return page.evaluate(() => {
    window.scrolled.isDone = true
    return [...window.scrolled].slice(1)
  })
}

/** A list draws its cards by turns: each is waited for. */
const showAll = async (page) => {
  for (const [index, tag] of (await page.locator('showroom-products').all()).entries()) {
    await tag.scrollIntoViewIfNeeded(within)
    await tag
      .locator('article')
      .nth(lists[index].size - 1)
      .waitFor({ ...within, state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** The "in stock" switch above the first list, from the touch to the frame that shows it. */
const filterFirstList = async (page) => {
  await page.evaluate(() => {
    window.watched.gestures.length = 0
  })
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('filters='), within),
    page.locator('showroom-products').first().getByRole('switch').click(within),
  ])
  await page.waitForLoadState('networkidle')
  return longestGesture(page)
}

const shareBeyond = (frames, ms) =>
  Math.round((frames.filter((frame) => frame > ms).length / frames.length) * 1_000) / 10

/** A page with 200 tiles: scrolled and filtered with the processor slowed. */
export const measureManyTiles = async ({ browser, guest }) => {
  guest.add('/many', manyTilesPage)
  return visit(browser, { url: `${guest.origin}/many`, hasNetwork: 'fast' }, async ({ page }) => {
    await showAll(page)
    const found = await tilesOn(page)
    if (found !== tiles) throw new Error(`The page shows ${found} tiles instead of ${tiles}.`)
    // A frame that came one beat late is still within 1.5 beats of 60 a second.
    const frames = await framesWhileScrolling(page)
    return {
      '200 tiles: frames beyond 16.7 ms while scrolling, %': shareBeyond(frames, 16.7 * 1.5),
      '200 tiles: frames beyond 50 ms while scrolling, %': shareBeyond(frames, 50),
      '200 tiles: longest frame while scrolling, ms': Math.round(Math.max(...frames)),
      '200 tiles: filter, touch to next paint, ms': await filterFirstList(page),
    }
  })
}
