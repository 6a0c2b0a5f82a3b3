import type { Db, Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { checksBeforeLapse, type Domain, mostDomains, type ProofWay } from './domain.ts'

const columns = sql`d.origin, d.challenge, d.verified_at as "verifiedAt", d.proof, d.checked_at as "checkedAt",
  d.failed_checks as "failedChecks", d.failure, d.seen_at as "seenAt", d.turned_away_at as "turnedAwayAt"`

export const domainsOf = (db: Queries, showroomId: number): Promise<Domain[]> =>
  db.query<Domain>(sql`
    select ${columns} from showroom_domain d where d.showroom_id = ${showroomId} order by d.added_at, d.origin`)

export const domainOf = async (db: Queries, showroomId: number, origin: string): Promise<Domain | null> => {
  const [domain] = await db.query<Domain>(sql`
    select ${columns} from showroom_domain d where d.showroom_id = ${showroomId} and d.origin = ${origin}`)
  return domain ?? null
}

/** The domain, new or as it was; null when the showroom has as many as it may. */
export const saveDomain = (db: Db, showroomId: number, origin: string): Promise<Domain | null> =>
  db.transaction(async (tx) => {
    // Two at once come one after the other, so that together they stay within the limit.
    await tx.query(sql`select 1 from showroom where id = ${showroomId} for update`)
    const found = await domainOf(tx, showroomId, origin)
    if (found) return found
    await tx.query(sql`
      insert into showroom_domain (showroom_id, origin)
      select ${showroomId}::int, ${origin}::text
      where (select count(*) from showroom_domain where showroom_id = ${showroomId}) < ${mostDomains}`)
    return domainOf(tx, showroomId, origin)
  })

export const deleteDomain = async (db: Queries, showroomId: number, origin: string): Promise<boolean> => {
  const deleted = await db.query(sql`
    delete from showroom_domain where showroom_id = ${showroomId} and origin = ${origin} returning origin`)
  return deleted.length > 0
}

type Sighting = { showroomId: number; origin: string; isAdmitted: boolean; now: Date; before: Date }

/** Written once in a while, however many processes serve the website. What is on no list is not written down. */
export const saveSighting = (db: Queries, { showroomId, origin, isAdmitted, now, before }: Sighting) => {
  const column = isAdmitted ? sql`seen_at` : sql`turned_away_at`
  return db.query(sql`
    update showroom_domain set ${column} = ${now}
    where showroom_id = ${showroomId} and origin = ${origin} and (${column} is null or ${column} < ${before})`)
}

/** A check that began with this challenge; a domain that was removed and added again meanwhile has another. */
export type Checked = { challenge: string; now: Date }

export const saveProven = (db: Queries, { challenge, now }: Checked, way: ProofWay) =>
  db.query(sql`
    update showroom_domain set verified_at = coalesce(verified_at, ${now}), proof = ${way}, checked_at = ${now},
      failed_checks = 0, failure = null
    where challenge = ${challenge}`)

/** The owner asked and there was no proof: they are told why, and what is verified stays so. */
export const saveUnproven = (db: Queries, { challenge, now }: Checked, failure: string) =>
  db.query(sql`
    update showroom_domain set failure = ${failure},
      checked_at = case when verified_at is null then ${now} else checked_at end
    where challenge = ${challenge}`)

/** A daily check without a proof: the last one that counts takes the verification away. */
export const saveFailedCheck = (db: Queries, { challenge, now }: Checked, failure: string) =>
  db.query(sql`
    update showroom_domain set failure = ${failure}, checked_at = ${now}, failed_checks = failed_checks + 1,
      verified_at = case when failed_checks + 1 >= ${checksBeforeLapse} then null else verified_at end
    where challenge = ${challenge} and verified_at is not null`)

/**
 * Verified domains that nobody has looked at since `before`, taken by marking them as looked at: of two processes
 * only one gets each.
 */
export const takeDueDomains = (
  db: Queries,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<Domain[]> =>
  db.query<Domain>(sql`
    update showroom_domain d set checked_at = ${now}
    where d.challenge in (
      select challenge from showroom_domain
      where verified_at is not null and coalesce(checked_at, verified_at) <= ${before}
      order by coalesce(checked_at, verified_at) limit ${most} for update skip locked)
    returning ${columns}`)
