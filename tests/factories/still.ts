import { expect, type Page } from '@playwright/test'

/** What a page shows, shadow roots included, and what it still waits for. */
const seen = () => {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
  const isNear = (element: HTMLElement) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return isInside && element.checkVisibility({ visibilityProperty: true })
  }
  const pictures = all('img').filter((img) => img instanceof HTMLImageElement)
  const waits = {
    page: all('h1, h2').length === 0 ? ['no heading'] : [],
    // Departments come with the shop's answer, where a page was drawn without it.
    menu: all('.mega-bar > ul')
      .filter((menu) => isNear(menu) && !menu.querySelector('button'))
      .map(() => 'menu'),
    // So does the number of its materials, which a phone shows where it shows no departments.
    search: all('.header-search input')
      .filter((field) => isNear(field) && !/\d/.test(field.getAttribute('placeholder') ?? ''))
      .map(() => 'search'),
    busy: all('[aria-busy="true"]')
      .filter(isNear)
      .map((element) => element.className || element.tagName),
    // The shape of what is on its way is an empty drawing that nobody hears of (`Skeleton` of the widgets).
    shapes: all('svg[aria-hidden="true"]:empty')
      .filter(isNear)
      .map(() => 'shape'),
    pictures: pictures.filter((img) => !img.complete && isNear(img)).map((img) => img.currentSrc),
    fonts: document.fonts.status === 'loaded' ? [] : ['fonts'],
    motion: document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
  }
  const words = roots
    .map((root) => (root instanceof Document ? root.body.innerText : root.textContent))
    .join()
  return { waits: Object.values(waits).flat(), words }
}

/** Resolves when nothing is on its way any more, and the page has said the same for a moment. */
export const standsStill = async (page: Page) => {
  let before = ''
  await expect(async () => {
    const { waits, words } = await page.evaluate(seen)
    expect(waits).toEqual([])
    const isSame = words === before
    before = words
    expect(isSame, 'the page says the same as a moment ago').toBe(true)
  }).toPass({ intervals: [100, 150, 250], timeout: 90_000 })
}

/** Pictures that were asked for and did not come. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
    return roots
      .flatMap((root) => [...root.querySelectorAll('img')])
      .filter((img) => img.complete && img.currentSrc !== '' && img.naturalWidth === 0)
      .map((img) => img.currentSrc)
  })

/** How far the page can be pushed sideways, in pixels. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** What was asked for before the page's program came, and which the page has not asked for. */
export const untakenOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const asked: { calls: { url: string }[] } | undefined = Reflect.get(window, 'askedEarly')
    return asked?.calls.map(({ url }) => url) ?? []
  })
