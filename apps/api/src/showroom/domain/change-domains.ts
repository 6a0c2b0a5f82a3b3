import type { Config } from '../../platform/config/config.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import type { Tell } from '../../platform/events.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { requireShowroom } from '../require-showroom.ts'
import { type Domain, mostDomains, parseDomain } from './domain.ts'
import type {} from './website-withdrawn.ts'
import { deleteDomain, domainOf, domainsOf, saveDomain } from './domain.store.ts'

/** Whose domains, by the Pro's id or the Showroom ID. */
export type Owner = { db: Db; config: Pick<Config, 'environment'>; showroom: string }
type Asked = Omit<Owner, 'db'> & { db: Queries }

export const listDomains = async ({ db, showroom }: Owner): Promise<Domain[]> =>
  domainsOf(db, (await requireShowroom(db, showroom)).id)

/** Adds nothing to what pages may do: the domain waits until it is verified. */
export const addDomain = async (owner: Owner, typed: string): Promise<Domain> => {
  const { showroom, origin } = await meant(owner, typed)
  const domain = await saveDomain(owner.db, showroom.id, origin)
  return domain ?? refuse(422, 'too_many_domains', `A showroom can have at most ${mostDomains} websites.`)
}

/**
 * From then on, within seconds, the website gets nothing of this showroom. Where nobody is told, as from the command
 * line, what is open there is found by the round of who holds it open.
 */
export const removeDomain = async (owner: Owner, typed: string, tell?: Tell): Promise<Domain[]> => {
  const { showroom, origin } = await meant(owner, typed)
  await owner.db.transaction(async (tx) => {
    if (!(await deleteDomain(tx, showroom.id, origin))) refuseUnknown()
    await tell?.(tx, 'website.withdrawn', { showroomId: showroom.id, origin })
  })
  return domainsOf(owner.db, showroom.id)
}

export const requireDomain = async (owner: Asked, typed: string): Promise<Domain> => {
  const { showroom, origin } = await meant(owner, typed)
  return (await domainOf(owner.db, showroom.id, origin)) ?? refuseUnknown()
}

const meant = async ({ db, config, showroom: ref }: Asked, typed: string) => {
  const showroom = await requireShowroom(db, ref)
  const admitsLocal = showroom.isDevelopment && config.environment !== 'production'
  const parsed = parseDomain(typed, admitsLocal)
  if ('problem' in parsed) return refuseInvalid({ domain: [parsed.problem] })
  return { showroom, origin: parsed.origin }
}
