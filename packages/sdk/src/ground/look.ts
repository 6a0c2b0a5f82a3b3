import type { Theme } from '@showroom/contract/shop/shop'
import type { Shop } from '@showroom/widgets/shop'
import type { ThemeChoice } from '@showroom/widgets/frame'
import { aroundOf } from '../element/around.ts'
import type { ShowroomElement } from '../element/ShowroomElement.ts'
import { themeOf } from '../element/theme-of.ts'
import { colorsBehind, type Inks, leastContrast, type Stand, standOn } from './ground.rules.ts'
import { layersBehind } from './layers.ts'

/** Text of any showroom on bare ground, before its own theme is known. */
const plainInks: Inks = { light: ['#1f1d1a', '#5e5a53'], dark: ['#f5f2ec', '#b9b3a8'] }
const inkNames = ['ink', 'ink-soft', 'accent-ink', 'success', 'warning', 'danger'] as const

const inksOf = (theme: Theme | null): Inks =>
  theme ? { light: named(theme.light), dark: named(theme.dark) } : plainInks

const named = (tokens: Theme['light']) => inkNames.flatMap((name) => tokens[`--showroom-${name}`] ?? [])

/** Looks at what is painted behind a tag, and says how it stands there. */
export const look = async (element: ShowroomElement): Promise<Stand | undefined> => {
  const { layout, ground = getComputedStyle(element).getPropertyValue('--showroom-ground').trim() } =
    element.values
  const said = saidOf(themeOf(element))
  // What opens over the page has a paper already.
  if (layout === 'drawer' || layout === 'launcher') return said
  if (ground === 'own') return `${said ?? 'light'}-own`
  const colors = await colorsAt(element)
  if (!element.isConnected) return undefined
  const shop = element.enterShop()
  watchAround(element, shop)
  return standOn(colors, { said, stays: ground === 'page', inks: inksOf(shop.state.getState().theme) })
}

const saidOf = (choice: ThemeChoice | undefined) => (choice === 'auto' ? systemScheme() : choice)
const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const colorsAt = async (host: Element): Promise<string[]> =>
  colorsBehind(await layersBehind(host), canvasColor())

/** For the doctor: how well a scheme's text can be read there. */
export const contrastAt = (colors: readonly string[], theme: Theme, scheme: 'light' | 'dark') =>
  leastContrast(colors, inksOf(theme)[scheme])

/** What a browser paints where a page paints nothing. */
const canvasColor = () => {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const follows = colorScheme.includes('light') && !matchMedia('(prefers-color-scheme: dark)').matches
  return colorScheme.includes('dark') && !follows ? '#121212' : '#ffffff'
}

const watched = new WeakSet<Element>()

/** A page that changes its colours, be it slowly, is looked at again. */
const watchAround = (host: ShowroomElement, shop: Shop) => {
  if (watched.has(host)) return
  watched.add(host)
  const again = () => host.redraw(false)
  // Which colours the showroom's text has is known when its shop is open.
  shop.state.subscribe(({ theme }, before) => theme !== before.theme && again())
  const changes = new MutationObserver(again)
  for (let at: Element | null = host; at; at = aroundOf(at)) {
    changes.observe(at, { attributes: true, attributeFilter: ['class', 'style'] })
  }
  document.addEventListener('transitionend', ({ propertyName }) => {
    if (propertyName.startsWith('background') && host.isConnected) again()
  })
}
