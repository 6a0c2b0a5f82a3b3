import { deedBy } from '../../account/acting-admin.ts'
import type { Doer } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { hireDeedWords as words } from './hire-deed.messages.ts'
import { type Hire, hireById, hireOf, lockHire } from './hire.store.ts'
import { sideOf } from './present-hire.ts'

type Step = { hireId: number; by: Doer; action: string; note?: string }

/** Of a hire that the account may see. */
export const ownHireId = async (db: Queries, own: { publicId: string; accountId: number }): Promise<number> =>
  ((await hireOf(db, own)) ?? refuseUnknown()).id

/** One step of a hire with its row in the audit: how the hire and its money stood before, and how they stand then. */
export const takeHireStep = <Done>(
  deps: Pick<DesignerDeps, 'db' | 'now'>,
  { hireId, by, action, note }: Step,
  take: (tx: Queries) => Promise<Done>,
): Promise<Done> =>
  deps.db.transaction(async (tx) => {
    await lockHire(tx, hireId)
    const before = (await hireById(tx, hireId)) ?? refuseUnknown()
    const done = await take(tx)
    const after = (await hireById(tx, hireId)) ?? before
    await writeHireDeed(tx, deps, { by, action, note, before, after })
    return done
  })

type Written = { by: Doer; action: string; note?: string | undefined; before?: Hire; after: Hire }

export const writeHireDeed = (
  tx: Queries,
  { now }: Pick<DesignerDeps, 'now'>,
  { by, action, note = '', before, after }: Written,
) =>
  writeAudit(tx, {
    at: now(),
    ...deedBy(by),
    ...nameless(by, after),
    action,
    entity: 'hire',
    entityId: after.publicId,
    note,
    ...(before ? { before: factsOf(before) } : {}),
    after: factsOf(after),
  })

/** The audit outlives accounts: the two sides are named by what they are in the hire, Admins by their name. */
const nameless = ({ account }: Doer, hire: Hire): { who?: string } =>
  account.type === 'Admin' ? {} : { who: words.sides[sideOf(hire, account.id)] }

const sum = (amounts: readonly number[]): number => amounts.reduce((all, cents) => all + cents, 0)

const factsOf = ({ state, priceCents, milestones, refunds }: Hire) => ({
  state,
  price_cents: priceCents,
  approved_cents: sum(milestones.map((one) => (one.approvedAt === null ? 0 : one.amountCents))),
  returned_cents: sum(milestones.map(({ returnedCents }) => returnedCents)),
  refund: refunds[0]?.state ?? null,
})
