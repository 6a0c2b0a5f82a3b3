/** What an element is drawn in: a slot goes before a parent, and a shadow root's host after it. */
export const aroundOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
