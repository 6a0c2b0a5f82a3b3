import { type ComponentChild, type ContainerNode, render } from 'preact'
import './react.ts'

export { createPortal } from 'preact'

export const createRoot = (container: ContainerNode) => ({
  render: (drawn: ComponentChild) => render(drawn, container),
  unmount: () => render(null, container),
})
