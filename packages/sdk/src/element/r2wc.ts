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

const made: unknown = r2wc(Drawing, { shadow: 'open' })

const isR2wcClass = (found: unknown): found is new () => R2wcElement =>
  typeof found === 'function' && typeof found.prototype[render] === 'function'

if (!isR2wcClass(made)) throw new Error('r2wc is not of the version that this was written for.')

/** One class for all tags: what they draw comes in as a property. */
export const R2wcElement = made
