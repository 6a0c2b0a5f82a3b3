import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** False when another application has claimed it, also one that was submitted at the same moment. */
export const addLicenseClaim = async (
  tx: Queries,
  license: string,
  applicationId: number,
): Promise<boolean> => {
  const claimed = await tx.query(sql`
    insert into held_license (license, application_id) values (${license}, ${applicationId})
    on conflict (license) do nothing returning license`)
  return claimed.length > 0
}

export const releaseLicense = (tx: Queries, applicationId: number) =>
  tx.query(sql`delete from held_license where application_id = ${applicationId}`)
