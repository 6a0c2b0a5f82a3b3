import { aiStartKinds } from '@showroom/contract/design-ai/ai-choices'
import type { ChosenStart } from './read-start.ts'

/** The room of the visualizer that an address asks to begin from: `?design=ID`, `?template=ID` or `?plan=ID`. */
export const startAsked = (query: URLSearchParams): ChosenStart | null => {
  const from = aiStartKinds.toReversed().find((kind) => query.get(kind))
  const id = from && query.get(from)
  return from && id ? { from, id } : null
}

export const withoutStart = (query: URLSearchParams): URLSearchParams => {
  for (const kind of aiStartKinds) query.delete(kind)
  return query
}
