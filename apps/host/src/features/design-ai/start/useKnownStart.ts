import { useEffect } from 'react'
import { useReadOf } from '../../../data/useRead.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import type { TypedWish } from '../typed-wish.ts'
import { type ChosenStart, readStart } from './read-start.ts'
import type { KnownStart } from './start.rules.ts'

type Form = { typed: TypedWish; change: (changed: Partial<TypedWish>) => void }

/** What is known of the room that is chosen: its kind, and a style where none is chosen, go over into the form. */
export const useKnownStart = (chosen: ChosenStart | null, { typed, change }: Form) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const read = useReadOf(['ai-start', chosen, showroom], async (signal) => ({
    of: chosen,
    known: chosen && (await readStart(chosen, { showroom, signal })),
  }))
  const last = read.last
  // What was there stays while another one is asked for: it says nothing of that one.
  const known = last && chosen && last.of?.id === chosen.id ? last.known : null
  useEffect(() => {
    if (known) change(broughtBy(known, typed))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed later is not changed back
  }, [known])
  return { known, failure: read.kind === 'failed' ? read.sentence : null }
}

const broughtBy = ({ room, style }: KnownStart, typed: TypedWish): Partial<TypedWish> => ({
  ...(room === typed.room ? {} : { room, keep: [] }),
  ...(style !== null && typed.styles.length === 0 ? { styles: [style] } : {}),
})
