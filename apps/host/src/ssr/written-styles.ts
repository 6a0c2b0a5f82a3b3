/**
 * The site's policy refuses `style` in HTML: a server writes it under this name, and it is laid on as properties before
 * React compares what stands there with what it would draw.
 */
export const writtenStyle = 'data-style'

export const layOnStyles = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>(`[${writtenStyle}]`)) {
    element.style.cssText = element.getAttribute(writtenStyle) ?? ''
    element.removeAttribute(writtenStyle)
  }
}
