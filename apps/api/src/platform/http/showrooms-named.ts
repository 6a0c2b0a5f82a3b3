import { platformShowroom } from '@showroom/contract/shared/ids'

type RequestFields = { query: unknown; body?: unknown }

/**
 * The showrooms that a call names: in its address, where a preflight carries it too, and in the fields that the
 * specification's calls use for it.
 */
export const showroomsNamed = ({ query, body }: RequestFields): string[] =>
  [query, body, fieldOf(body, 'my_item')].flatMap((part) => {
    const showrooms = namesIn(fieldOf(part, 'showroom'))
    const vsdIds = namesIn(fieldOf(part, 'vsd_id'))
    // The platform's own is what the contract fills in for a caller who names only the Showroom ID.
    return vsdIds.length > 0
      ? [...showrooms.filter((name) => name !== platformShowroom), ...vsdIds]
      : showrooms
  })

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** An address may name several: each is one. */
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isName)

const fieldOf = (part: unknown, field: string): unknown =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, field)
    ? Reflect.get(part, field)
    : undefined
