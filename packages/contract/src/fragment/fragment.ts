import type { Call, ReplyFor, RequestFor } from '../endpoints.ts'
import type { FieldErrors } from '../shared/errors.ts'

/** A tag as somebody wants it drawn: its attributes as text, each one that its row of the table of tags knows. */
export type FragmentRequest = {
  tag: string
  showroom: string
  attributes: Readonly<Record<string, string>>
  /** `shadow`: the whole element, drawn. `light`: only what stands inside it until the script has come. */
  dom: 'shadow' | 'light'
  /** `linked`: style sheets by their addresses, as a strict policy asks for. `inline`: in the HTML, so that nothing is waited for. */
  styles: 'linked' | 'inline'
}

export type FragmentReading =
  | { kind: 'read'; request: FragmentRequest }
  | { kind: 'unknown' }
  | { kind: 'invalid'; errors: FieldErrors }

/** The widgets' own calls, answered where they are drawn. */
export type FragmentCall = <C extends Call>(call: C, request: RequestFor<C>) => Promise<ReplyFor<C>>

export type FragmentSources = {
  call: FragmentCall
  /** Origin of the marketplace, for every address in the HTML. */
  apiBase: string
  now: Date
  /** The sheet with a showroom's own colours, and its address; null stands for the marketplace's. */
  themeSheet: (color: string | null, scheme: 'auto' | 'light' | 'dark') => { href: string; text: string }
}

/** The built module that draws widgets as HTML. The API loads it as it serves the built host: by its path. */
export type FragmentRenderer = {
  read: (tag: string, query: Readonly<Record<string, unknown>>) => FragmentReading
  /** Rejects with whatever refusal an answer was. */
  render: (request: FragmentRequest, sources: FragmentSources) => Promise<string>
}
