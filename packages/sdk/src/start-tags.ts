import { askAhead } from './ask-ahead.ts'
import type { Page } from './page.ts'
import { doors, names } from './doors.ts'
import type { WidgetModule } from './tag.ts'
import { type Undo, watchForTags } from './watch-for-tags.ts'

/**
 * Turns tags into widgets as they come near: the shop, the runtime and the widget are asked for at the same time.
 * What can not be loaded leaves the tag as the page wrote it until it can.
 */
export const startTags = (page: Page): Undo => {
  const missing = new Set(names)
  return watchForTags(names.join(), (element) => {
    // The code first: it is the most, and nothing is drawn without it.
    if (missing.delete(element.localName)) void loadWithRetry(element, page)
    askAhead(page, element)
    element.shadowRoot?.addEventListener('click', (event) => (page.pressed = event.target), { once: true })
  })
}

const firstWaitMs = 2_000

/** The page hears of the first failure; then it is tried again, later and later, and as soon as there is a network. */
const loadWithRetry = async (element: Element, page: Page) => {
  for (let waitMs = firstWaitMs; ; waitMs *= 4) {
    try {
      return await load(element.localName, page)
    } catch (failure) {
      if (waitMs === firstWaitMs) tellOfFailure(element, failure)
      await nextChance(waitMs)
    }
  }
}

/** Whichever comes first; to take a chance twice does nothing. */
const nextChance = (waitMs: number) =>
  new Promise((take) => {
    setTimeout(take, waitMs)
    addEventListener('online', take)
  })

const early: Partial<Record<string, () => Promise<WidgetModule>>> = doors

const load = async (name: string, page: Page) => {
  const [{ arrive }, widget] = await Promise.all([import('./element/define-tag.ts'), early[name]?.()])
  return arrive(name, widget, page)
}

const tellOfFailure = (element: Element, failure: unknown) =>
  element.dispatchEvent(
    new CustomEvent('showroom:error', {
      bubbles: true,
      composed: true,
      detail: { code: 'not_loaded', tag: element.localName, message: String(failure) },
    }),
  )
