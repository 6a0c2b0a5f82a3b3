import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact'
import './react.ts'

export { createPortal } from 'preact'

/** Nodes that a root has already came with the page's HTML: the first drawing takes them on. */
export const createRoot = (container: ContainerNode) => {
  let draw = container.firstChild ? hydrate : render
  return {
    render: (drawn: ComponentChild) => {
      draw(drawn, container)
      draw = render
    },
    unmount: () => render(null, container),
  }
}
