import type { Undo } from '../watch-for-tags.ts'
import { element } from './element.ts'

const shownMs = 2_000

/** Shows where on the page something is: scrolls there and draws a ring around it for a moment. */
export const ringAround = (root: ShadowRoot): { show: (target?: Element) => void; hide: Undo } => {
  const ring = element('div', { class: 'ring', popover: 'manual' })
  let timer = 0
  const hide = () => {
    clearTimeout(timer)
    ring.remove()
  }
  const show = (target?: Element) => {
    if (!target) return
    hide()
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { top, left, width, height } = target.getBoundingClientRect()
    Object.assign(ring.style, {
      top: `${top - 6}px`,
      left: `${left - 6}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
    })
    root.append(ring)
    ring.showPopover()
    timer = window.setTimeout(hide, shownMs)
  }
  return { show, hide }
}
