import { askAhead } from './ask-ahead.ts'
import type { Page } from './page.ts'
import { doors } from './doors.ts'
import type { TagName } from './tags.ts'
import { type Undo, watchForTags } from './watch-for-tags.ts'

const names = Object.keys(doors)

/**
 * Turns tags into widgets as they come near: the shop, the runtime and the widget are asked for at the same time.
 * What can not be loaded leaves the tag as the page wrote it.
 */
export const startTags = (page: Page): Undo => {
  const missing = new Set(names)
  const stop = watchForTags(names.join(), (element) => {
    const name = element.localName
    askAhead(page, element.getAttribute('showroom') || page.showroom)
    if (!isTagName(name) || !missing.delete(name)) return
    if (!missing.size) stop()
    load(name, page).catch((failure: unknown) => {
      missing.add(name)
      tellOfFailure(element, failure)
    })
  })
  return stop
}

const isTagName = (name: string): name is TagName => name in doors

const load = async (name: TagName, page: Page) => {
  const [{ defineTag }, widget] = await Promise.all([import('./element/define-tag.ts'), doors[name]()])
  defineTag(name, widget, page)
}

const tellOfFailure = (element: Element, failure: unknown) =>
  element.dispatchEvent(
    new CustomEvent('showroom:error', {
      bubbles: true,
      composed: true,
      detail: { code: 'not_loaded', tag: element.localName, message: String(failure) },
    }),
  )
