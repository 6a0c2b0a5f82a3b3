import type { Page } from '@playwright/test'

/** What a page's sheet could change of our looks, were it to reach them; of each kind of thing that the shop draws. */
export const looksOf = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.locator('showroom-shop').evaluate((shop) => {
    const selectors = [
      '[part=root]',
      '[part=header]',
      '[part=button]',
      'input',
      'h2',
      'ul',
      'li',
      'li a',
      'img',
    ]
    const properties =
      `color backgroundColor borderTopWidth borderTopStyle boxSizing cursor display letterSpacing
      textTransform textAlign textDecorationLine visibility opacity float paddingTop
      marginTop fontWeight fontStyle listStyleType transform pointerEvents`.split(/\s+/)
    const looks: Record<string, Record<string, string>> = {}
    for (const selector of selectors) {
      const element = shop.shadowRoot?.querySelector(selector)
      if (!element) throw new Error(`The shop shows no ${selector}.`)
      const style = getComputedStyle(element)
      looks[selector] = Object.fromEntries(properties.map((name) => [name, String(Reflect.get(style, name))]))
    }
    return looks
  })

/** How big text is drawn, of the whole shop. */
export const textSizeOf = (page: Page): Promise<number> =>
  page
    .locator('showroom-shop [part=root]')
    .first()
    .evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize))
