import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import type { RefObject } from 'react'
import { useFormField } from '../form/useFormField.ts'
import { entryMessages } from './messages.ts'
import type { Lookup } from './useShowroomLookup.ts'

type Entered = {
  name?: string | undefined
  required?: boolean | undefined
  card: RefObject<HTMLElement | null>
  /** What the page wrote: where a reset goes back to. */
  value: string
  text: string
  lookup: Lookup
  match: ShowroomHit | null
  type: (text: string) => void
}

/** In a form of the page the card stands for one value: the Showroom ID that is chosen. */
export function useEntryInForm({ name, required, card, value, text, lookup, match, type }: Entered) {
  const isMissing = required === true && match === null
  const at = card.current?.querySelector('input') ?? undefined
  const problem = (flags: ValidityStateFlags, message: string) => ({ flags, message, at })
  useFormField(
    {
      entries: name && match ? [[name, match.vsd_id]] : [],
      state: text,
      problem:
        lookup.status === 'none'
          ? problem({ customError: true }, entryMessages.none)
          : isMissing
            ? problem({ valueMissing: true }, entryMessages.missing)
            : null,
    },
    (state) => type(state ?? value),
  )
}
