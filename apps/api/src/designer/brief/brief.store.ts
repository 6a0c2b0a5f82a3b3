import type { DesignerBrief } from '@showroom/contract/designer/hire'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const briefOf = async (db: Queries, projectId: number): Promise<DesignerBrief | null> => {
  const [kept] = await db.query<{ brief: DesignerBrief }>(
    sql`select brief from designer_brief where project_id = ${projectId}`,
  )
  return kept?.brief ?? null
}

export const saveBrief = (
  tx: Queries,
  projectId: number,
  { brief, now }: { brief: DesignerBrief; now: Date },
) =>
  tx.query(sql`
    insert into designer_brief (project_id, brief, updated_at)
    values (${projectId}, ${JSON.stringify(brief)}::jsonb, ${now})
    on conflict (project_id) do update set brief = excluded.brief, updated_at = excluded.updated_at`)
