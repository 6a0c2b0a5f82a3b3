import { recentlyViewedKey } from '@showroom/widgets/shop'
import { recentlyViewed, rememberViewed } from '@showroom/widgets/shop/recently-viewed.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openPageShop } from './page-shop.ts'
import { pageScript } from './page-script.ts'
import { pageOfMarket } from './testing/market.ts'

const shopWith = (mayRemember: boolean) => {
  const { page } = pageOfMarket()
  page.mayRemember = mayRemember
  const shop = openPageShop(page, page.showroom)
  const script = pageScript(page)
  onTestFinished(() => {
    script.disconnect()
    shop.release()
  })
  return { shop, script }
}

test('what was looked at is kept only with consent, and forgotten without', async () => {
  const { shop, script } = shopWith(false)
  const key = shop.prefix + recentlyViewedKey
  rememberViewed(shop, 'tile1')
  expect(recentlyViewed(shop)).toEqual([])
  await script.consent('granted')
  rememberViewed(shop, 'tile2')
  expect(recentlyViewed(shop)).toEqual(['tile2'])
  expect(localStorage.getItem(key)).toBe('tile2')
  await script.consent('denied')
  expect(recentlyViewed(shop)).toEqual([])
  expect(localStorage.getItem(key)).toBeNull()
})

test('where the page asks for no consent, it is kept', () => {
  const { shop } = shopWith(true)
  // Tests of other files look at goods of the same market, at the same time.
  localStorage.removeItem(shop.prefix + recentlyViewedKey)
  rememberViewed(shop, 'tile1')
  expect(recentlyViewed(shop)).toEqual(['tile1'])
})
