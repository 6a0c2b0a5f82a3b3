import type { Heard } from '@showroom/sdk'
import type {} from '@showroom/sdk/vue'
import type { GlobalComponents } from 'vue'

type Tag<Name extends keyof GlobalComponents> = InstanceType<GlobalComponents[Name]>

const list: Partial<Tag<'showroom-products'>['$props']> = {
  category: 'tile-flooring',
  'page-size': '12',
  class: 'goods',
}
const hear = (tag: Tag<'showroom-cart'>, event: Heard<'line-changed'>) =>
  tag.$emit('showroom:line-changed', event)

// @ts-expect-error -- there is no such layout
const cart: Partial<Tag<'showroom-cart'>['$props']> = { layout: 'popup' }
// @ts-expect-error -- a cart does not tell of it
const other = (tag: Tag<'showroom-cart'>, event: CustomEvent) => tag.$emit('showroom:selected', event)

console.log(list, hear, cart, other)
