import { runtimeDoors } from '../runtime-doors.ts'
import type { Page } from '../page.ts'
import type { WidgetModule } from '../tag.ts'
import { isTagName, registry, type TagName } from '../registry.ts'
import { defineElement } from './define-element.ts'

export const defineTag = (name: TagName, widget: WidgetModule, page: Page) =>
  defineElement({ name, attributes: registry[name].attributes, widget, page })

/** What the loader has not brought itself comes through a door of ours. */
export const arrive = async (name: string, early: WidgetModule | undefined, page: Page) => {
  if (!isTagName(name)) return
  const widget = early ?? (await runtimeDoors[name]?.())
  if (widget) defineTag(name, widget, page)
}
