import { shopsOnPage, type Shop } from '@showroom/widgets/shop'
import type { Page } from '../page.ts'
import { isTagName } from '../registry.ts'
import { paintOf } from './colors.ts'
import { shiftsOf } from './look-at-shifts.ts'
import { colorsAt, contrastAt } from '../ground/look.ts'
import type { GroundReport, TagState } from './report.ts'
import type { ColorSeen, TagSeen } from './seen.ts'

/** Every tag of the page, those in open shadow roots too, and what looks as if it wanted to be one. */
export const lookAtTags = async (page: Page): Promise<TagSeen[]> => {
  const elements = tagsOf(page)
  const shifts = shiftsOf(elements)
  const shops = new Map([...shopsOnPage().values()].map(({ shop }) => [shop.showroom, shop]))
  return Promise.all(
    elements.map(async (element) => {
      const showroom = element.getAttribute('showroom') || page.showroom
      const shop = shops.get(showroom)
      const style = getComputedStyle(element)
      return {
        tag: element.localName,
        where: placeOf(element),
        showroom,
        state: stateOf(element, shop),
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        isInClosedRoot: isInClosedRoot(element),
        height: Math.round(element.getBoundingClientRect().height),
        reservedHeight: Number.parseFloat(style.minHeight) || 0,
        shift: shifts.get(element) ?? 0,
        textSizePx: Number.parseFloat(style.fontSize),
        colors: colorsOf(element, shop),
        ground: await groundOf(element, shop),
      }
    }),
  )
}

/** What lies behind a drawn tag, looked at anew; how it stands there is read from what it has drawn. */
const groundOf = async (element: HTMLElement, shop: Shop | undefined): Promise<GroundReport | null> => {
  const theme = shop?.state.getState().theme
  const root = element.shadowRoot?.querySelector('[data-scheme]')
  if (!theme || !root || !element.checkVisibility()) return null
  const scheme = root.matches('[data-scheme=dark]') ? 'dark' : 'light'
  const colors = await colorsAt(element)
  if (root.matches('[data-ground=own]')) return { colors, stand: `${scheme}-own`, contrast: null }
  return { colors, stand: scheme, contrast: contrastAt(colors, theme, scheme) }
}

export const tagsOf = (page: Page): HTMLElement[] => {
  const found = new Set<HTMLElement>(page.elements)
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLElement && element.localName.startsWith('showroom-')) found.add(element)
      else if (element.shadowRoot) walk(element.shadowRoot)
    }
  }
  walk(document)
  return [...found]
}

/** `main > div#shop > showroom-shop`: enough to find it by. */
const placeOf = (element: Element): string => {
  const path: string[] = []
  for (let at: Element | null = element; at && at !== document.body && path.length < 3; at = parentOf(at)) {
    path.unshift(at.localName + (at.id ? `#${at.id}` : ''))
  }
  return path.join(' > ')
}

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

const isInClosedRoot = (element: Element): boolean => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && (root.mode === 'closed' || isInClosedRoot(root.host))
}

/** How far outside of the screen a tag is loaded: see watch-for-tags.ts. */
const nearPx = 600

const stateOf = (element: HTMLElement, shop: Shop | undefined): TagState => {
  if (!isTagName(element.localName)) return 'unknown'
  if (!element.checkVisibility()) return 'hidden'
  const { top, bottom } = element.getBoundingClientRect()
  const isNear = top < innerHeight + nearPx && bottom > -nearPx
  if (!element.shadowRoot) return isNear ? 'not-loaded' : 'far-away'
  const { status } = shop?.state.getState() ?? { status: 'waiting' }
  return status === 'open' ? 'drawn' : status
}

const variables =
  'paper surface sunken line ink ink-soft accent accent-hover accent-pressed accent-tint accent-border accent-ink on-accent focus success success-tint warning warning-tint danger danger-tint info info-tint'.split(
    ' ',
  )

/** The variables at the tag, and which of them the showroom's theme did not set. */
const colorsOf = (element: HTMLElement, shop: Shop | undefined): ColorSeen[] => {
  const theme = shop?.state.getState().theme
  if (!theme || !element.shadowRoot) return []
  const isDark = element.shadowRoot.querySelector('[data-scheme=dark]') !== null
  const own = isDark ? theme.dark : theme.light
  const style = getComputedStyle(element)
  return variables.flatMap((name) => {
    const written = style.getPropertyValue(`--showroom-${name}`).trim()
    if (written === '') return []
    return [
      {
        name,
        written,
        hex: paintOf(written)?.hex ?? null,
        isOfPage: written.toLowerCase() !== own[`--showroom-${name}`],
      },
    ]
  })
}
