import r2wc from '@r2wc/react-to-web-component'
import { Drawing, type DrawingProps } from './Drawing.tsx'

/** What r2wc keeps under these names is its own affair: the version is pinned and the tests beside this watch it. */
export const connected = Symbol.for('r2wc.connected')
export const properties = Symbol.for('r2wc.props')
export const render = Symbol.for('r2wc.render')

type R2wcElement = HTMLElement & {
  [connected]: boolean
  [properties]: DrawingProps
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** One class for all tags: what they draw comes in as a property. Its own type tells of no symbol. */
export const R2wcElement = r2wc(Drawing, { shadow: 'open' }) as unknown as new () => R2wcElement
