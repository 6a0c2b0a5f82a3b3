import { type ThemeChoice, WidgetFrame } from '@showroom/widgets/frame'
import type { Shop } from '@showroom/widgets/shop'
import { options } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { ComponentType } from 'react'
import { drawWhole } from './draw-whole.ts'
import { runPass, type RenderPass } from './render-pass.ts'
import type { WidgetModule } from '../tag.ts'

const before = options.vnode
/** A strict policy refuses `style` in HTML; the widget's own code lays it on when it hydrates. */
options.vnode = (vnode) => {
  before?.(vnode)
  if (typeof vnode.type === 'string' && 'style' in vnode.props) Reflect.deleteProperty(vnode.props, 'style')
}

export type Drawing = {
  widget: WidgetModule
  shop: Shop
  theme: ThemeChoice | undefined
  hasPaper: boolean
  own: Record<string, unknown>
  pageHref: RenderPass['pageHref']
}

export const drawWidget = async (widget: Drawing) => {
  const { drawing, answers } = await drawWhole(widget.pageHref, (pass) =>
    runPass(pass, () => renderToString(<Whole {...widget} />)),
  )
  return { html: drawing, answers }
}

/** Only effects and gestures reach for the root and the host, and a server has neither. */
const nowhere = {} as Document
const nobody = new EventTarget()

const Whole = ({ widget, shop, theme, hasPaper, own }: Drawing) => {
  // The attributes were parsed by the same row of the table that the compiler has held against the widget's props.
  const Widget = widget.Widget as ComponentType<Record<string, unknown>>
  return (
    <WidgetFrame shop={shop} root={nowhere} host={nobody} theme={theme} hasPaper={hasPaper}>
      {!widget.hasOwnHeader && <slot name="header" />}
      <Widget {...own} />
      <slot name="footer" />
    </WidgetFrame>
  )
}
