export type Undo = () => void

/**
 * Calls back once for every element of the selector that is, or comes, near the viewport: those of the page and of
 * the open shadow roots in it. Elements in a hidden part of the page wait until it is shown.
 */
export const watchForTags = (selector: string, onNear: (element: Element) => void): Undo => {
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        nearness.unobserve(target)
        onNear(target)
      }
    },
    { rootMargin: '600px' },
  )
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) find(node)
  })
  const watch = (root: Document | ShadowRoot) => {
    additions.observe(root, { childList: true, subtree: true })
    for (const element of root.children) find(element)
  }
  const find = (element: Element) => {
    if (element.matches(selector)) {
      // An observer would tell of what is in view a frame later. What is hidden has no place.
      if ((element.getClientRects()[0]?.top ?? Infinity) < innerHeight) onNear(element)
      else nearness.observe(element)
    } else if (element.shadowRoot) watch(element.shadowRoot)
    for (const child of element.children) find(child)
  }
  watch(document)
  return () => {
    nearness.disconnect()
    additions.disconnect()
  }
}
