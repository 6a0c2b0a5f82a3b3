import type { Work } from '../checklist-access.ts'
import { actorIn, tellChange } from '../tell-change.ts'
import { addEvent } from './selection-event.store.ts'
import { selectionIn } from './selection.store.ts'

type Keeping = Pick<Work, 'tx' | 'access' | 'actorId' | 'ip' | 'now'>

/** What was said in the chat, by whom, and where. */
export type SaidOf = { selection: string; text: string; no: number; by: number | null; isKept: boolean }

/**
 * Keeps what was said in the chat with the decision it is about, or says that it no longer holds: its record is only
 * added to. Null where the project has no such decision.
 */
export const keepSaid = async (
  work: Keeping,
  { selection, text, isKept, ...said }: SaidOf,
): Promise<number | null> => {
  const found = await selectionIn(work.tx, work.access.project.id, selection)
  if (!found) return null
  await addEvent(work.tx, {
    selectionId: found.id,
    kind: isKept ? 'said' : 'unsaid',
    actor: actorIn(work),
    text,
    said,
    at: work.now,
  })
  // What is approved stays so: whoever looks only reads its history anew.
  await tellChange(work, { subject: found.publicId, version: found.version })
  return found.id
}
