import r2wc from '@r2wc/react-to-web-component'
import type { Root } from 'react-dom/client'
import { Drawing, type DrawingProps } from './Drawing.tsx'

/** What r2wc keeps under these names is its own affair: the version is pinned and the tests beside this watch it. */
export const connected = Symbol.for('r2wc.connected')
export const properties = Symbol.for('r2wc.props')
export const context = Symbol.for('r2wc.context')
export const render = Symbol.for('r2wc.render')

type R2wcElement = HTMLElement & {
  [connected]: boolean
  [properties]: DrawingProps
  [context]?: { root: Root; ReactComponent: typeof Drawing }
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

const made: unknown = r2wc(Drawing, { shadow: 'open' })

const isR2wcClass = (found: unknown): found is new () => R2wcElement =>
  typeof found === 'function' && typeof found.prototype[render] === 'function'

if (!isR2wcClass(made)) throw new Error('r2wc is not of the version that this was written for.')

/** One class for all tags: what they draw comes in as a property. */
export const R2wcElement = made
