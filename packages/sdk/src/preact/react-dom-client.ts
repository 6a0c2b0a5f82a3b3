import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact'
import './react.ts'

export { createPortal } from 'preact'

export const createRoot = (container: ContainerNode) => ({
  render: (drawn: ComponentChild) => render(drawn, container),
  unmount: () => render(null, container),
})

export const hydrateRoot = (container: ContainerNode, drawn: ComponentChild) => {
  hydrate(drawn, container)
  return createRoot(container)
}
