import type { SelectionEvent } from '@showroom/contract/checklist/selection-event'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { eventsOf } from './selection-event.store.ts'
import { selectionsOf } from './selection.store.ts'

/** What happened to a decision, newest first; prices for who may see them. */
export const readHistory = async (
  db: Queries,
  { project }: AccountInProject,
  publicId: string,
): Promise<SelectionEvent[]> => {
  const record = (await selectionsOf(db, project.id)).find((each) => each.publicId === publicId)
  const events = await eventsOf(db, record?.id ?? refuseUnknown())
  return events.map(({ at, option, messageNo, saidBy, ...event }) => ({
    ...event,
    said: messageNo === null ? null : { no: messageNo, by: saidBy },
    at: at.toISOString(),
    option: option && {
      name: option.name,
      sku: option.sku,
      qty: option.qty,
      ...(project.sees === 'yes' ? { unit_price_cents: option.unitCents } : {}),
    },
  }))
}
