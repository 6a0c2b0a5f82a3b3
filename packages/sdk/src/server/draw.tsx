import { type ThemeChoice, WidgetFrame } from '@showroom/widgets/frame'
import type { Shop } from '@showroom/widgets/shop'
import { options } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { ComponentType } from 'react'
import { during, type Pass } from './pass.ts'
import type { WidgetModule } from '../tag.ts'

const mostPasses = 6

const before = options.vnode
/** A strict policy refuses `style` in HTML; the widget's own code lays it on when it takes over. */
options.vnode = (vnode) => {
  before?.(vnode)
  if (typeof vnode.type === 'string' && 'style' in vnode.props) Reflect.deleteProperty(vnode.props, 'style')
}

export type Drawing = {
  widget: WidgetModule
  shop: Shop
  theme: ThemeChoice | undefined
  own: Record<string, unknown>
  pageHref: Pass['pageHref']
}

/** Draws until nothing more is asked; what is still open after that, the browser asks. */
export const drawWhole = async (drawing: Drawing) => {
  const answers: Record<string, unknown> = {}
  const doors = new Map<object, unknown>()
  for (let passes = 1; ; passes += 1) {
    const pass: Pass = {
      answers,
      doors,
      questions: new Map(),
      closedDoors: new Set(),
      pageHref: drawing.pageHref,
    }
    const html = during(pass, () => renderToString(<Whole {...drawing} />))
    const isDone = pass.questions.size + pass.closedDoors.size === 0
    if (isDone || passes === mostPasses) return { html, answers }
    await Promise.all([
      ...[...pass.questions].map(async ([key, ask]) => {
        answers[key] = await ask()
      }),
      ...[...pass.closedDoors].map(async (load) => doors.set(load, await load())),
    ])
  }
}

/** Only effects and gestures reach for the root and the host, and a server has neither. */
const nowhere = {} as Document
const nobody = new EventTarget()

const Whole = ({ widget, shop, theme, own }: Drawing) => {
  // The attributes were parsed by the same row of the table that the compiler has held against the widget's props.
  const Widget = widget.Widget as ComponentType<Record<string, unknown>>
  return (
    <WidgetFrame shop={shop} root={nowhere} host={nobody} theme={theme}>
      {!widget.hasOwnHeader && <slot name="header" />}
      <Widget {...own} />
      <slot name="footer" />
    </WidgetFrame>
  )
}
