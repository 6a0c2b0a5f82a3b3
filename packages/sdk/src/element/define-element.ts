import type { Page } from '../page.ts'
import type { Attributes, WidgetModule } from '../tag.ts'
import { parseProperty, propertyOf, sharedAttributes } from './attributes.ts'
import { ShowroomElement } from './ShowroomElement.ts'

type Definition = { name: string; attributes: Attributes; widget: WidgetModule; page: Page }

/** Makes a tag a custom element. The first definition on a page stays, whoever made it. */
export const defineElement = ({ name, attributes: own, widget, page }: Definition) => {
  if (customElements.get(name)) return
  const attributes: Attributes = { ...sharedAttributes, ...own }
  const names = Object.keys(attributes)
  const definition = { attributes, widget, page }

  class TagElement extends ShowroomElement {
    static formAssociated = Boolean(widget.formMembers)
    static observedAttributes = [...names, 'lang']

    constructor() {
      super()
      for (const attribute of names) this.takeEarly(propertyOf(attribute))
    }

    get definition() {
      return definition
    }
  }

  for (const [attribute, type] of Object.entries(attributes)) {
    const property = propertyOf(attribute)
    Object.defineProperty(TagElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: TagElement) {
        return this.values[property]
      },
      set(this: TagElement, value: unknown) {
        this.accept(property, parseProperty(type, value))
      },
    })
  }
  Object.defineProperties(TagElement.prototype, Object.getOwnPropertyDescriptors(widget.formMembers ?? {}))
  customElements.define(name, TagElement)
}
