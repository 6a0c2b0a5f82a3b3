import { type OfficeSettings, officeSettings } from '@showroom/contract/chat/office-hours'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Who has said nothing of them has none, and the assistant on. */
export const officeSettingsOf = async (db: Queries, showroomId: number): Promise<OfficeSettings> => {
  const [found] = await db.query(sql`
    select hours, is_assistant_on from chat_office_hours where showroom_id = ${showroomId}`)
  return found ? officeSettings.parse(found) : { hours: null, is_assistant_on: true }
}

type Saving = OfficeSettings & { now: Date }

export const saveOfficeSettings = (
  tx: Queries,
  showroomId: number,
  { hours, is_assistant_on, now }: Saving,
) =>
  tx.query(sql`
    insert into chat_office_hours (showroom_id, hours, is_assistant_on, updated_at)
    values (${showroomId}, ${hours === null ? null : JSON.stringify(hours)}::jsonb, ${is_assistant_on}, ${now})
    on conflict (showroom_id) do update set hours = excluded.hours, is_assistant_on = excluded.is_assistant_on,
      updated_at = excluded.updated_at`)
