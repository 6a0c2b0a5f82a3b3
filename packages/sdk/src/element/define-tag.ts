import type { Page } from '../page.ts'
import type { WidgetModule } from '../tag.ts'
import { type TagName, tags } from '../tags.ts'
import { defineElement } from './define-element.ts'

export const defineTag = (name: TagName, widget: WidgetModule, page: Page) =>
  defineElement({ name, ...tags[name], widget, page })
