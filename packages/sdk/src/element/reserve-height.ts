import { adoptStyles } from '@showroom/widgets/frame'

/** Nothing on the page jumps when the tag's own content gives way to the widget. The page's `min-height` goes first. */
export const reserveHeight = (root: ShadowRoot, height: number): ShadowRoot => {
  if (height > 0) adoptStyles(root, [`:host{min-height:${height}px}`])
  return root
}
