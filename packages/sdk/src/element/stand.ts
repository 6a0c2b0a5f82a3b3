import type { Stand } from '../ground/ground.rules.ts'
import type { Page } from '../page.ts'
import { aroundOf } from './around.ts'
import type { ShowroomElement } from './ShowroomElement.ts'
import { themeOf } from './theme-of.ts'

/** How a tag stands on the page: undefined on plain white, as on most pages, and then nothing is fetched to find out. */
export const standOf = async (element: ShowroomElement): Promise<Stand | undefined> => {
  // What was loaded has run in this task: the drawing has one of its own, where a browser knows how.
  await window.scheduler?.yield?.()
  // It looks once the showroom's colors are known, where they come soon.
  const [code] = await Promise.all([groundCode(element), element.ready()])
  return code?.look(element)
}

/** The code that looks; undefined where there is nothing to look at. */
export const groundCode = (element: ShowroomElement) =>
  (themeOf(element) ?? 'light') === 'light' && !element.values.ground && isWhite(element)
    ? undefined
    : import('../ground/look.ts')

/** From here on the light colours of every showroom can be read. */
const leastWhite = 240
/** Dark text says that a page is light where it stands, whatever lies there beside the tag. Of other notations it is not known. */
const mostInk = 160

const numbersOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)

const isWhite = (host: Element): boolean => {
  const { color } = getComputedStyle(host)
  const isBare = color.startsWith('rgb') && numbersOf(color).every((byte) => byte < mostInk)
  for (let at: Element | null = host; at && isBare; at = aroundOf(at)) {
    const style = getComputedStyle(at)
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(style.backgroundColor)
    if (style.backgroundImage + style.getPropertyValue('--showroom-ground') !== 'none') return false
    if (alpha) return Math.min(red, green, blue) * alpha >= leastWhite
  }
  return isBare
}

/** So long a page may take to fade into other colours. */
const fadeMs = 500

/** A page that goes dark says so on its root or its body, as a rule. */
export const watchGround = (page: Page) => {
  if (page.isWatched) return
  page.isWatched = true
  const again = () => {
    page.elements.forEach((element) => element.redraw(false))
  }
  const twice = () => {
    again()
    setTimeout(again, fadeMs)
  }
  const changes = new MutationObserver(twice)
  for (const root of [document.documentElement, document.body]) changes.observe(root, { attributes: true })
  matchMedia('(prefers-color-scheme: dark)').onchange = twice
}
