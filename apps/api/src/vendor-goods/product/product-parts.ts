import type { PartKind } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { EditDeps } from './edit-product.ts'
import { lockEditable } from './lock-editable.ts'
import { type OwnPart, ownParts, partsThatNeed, raiseRevision, saveParts } from './product-part.store.ts'

type Of = { publicId: string; vendorId: number }
type Wanted = { id: string; kind: PartKind }
/** Of the revision that was looked at. */
type Tying = { parts: readonly Wanted[]; revision: number }

/** The vendor is locked first: of two products that are tied to each other at once, the second sees the first. */
export const tieParts = ({ db, now }: EditDeps, of: Of, { parts: wanted, revision }: Tying): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, of.vendorId)
    const { id, ...locked } = await lockEditable(tx, of)
    if (locked.revision !== revision) refuse(409, 'stale', say.partsStale)
    refuseOdd(of, wanted)
    const own = { id, vendorId: of.vendorId }
    const known = new Map(
      (
        await ownParts(
          tx,
          own,
          wanted.map((part) => part.id),
        )
      ).map((part) => [part.publicId, part]),
    )
    const parts = wanted.map((part, at) => ({ kind: part.kind, part: tieable(known.get(part.id), at) }))
    await refuseRings(tx, id, parts)
    await saveParts(
      tx,
      own,
      parts.map(({ kind, part }) => ({ id: part.id, kind })),
    )
    await raiseRevision(tx, id, now())
    await raiseVersion(tx)
  })

const refuseAt = (at: number, sentence: string): never => refuseInvalid({ [`parts.${at}.id`]: [sentence] })

const refuseOdd = ({ publicId }: Of, wanted: readonly Wanted[]) => {
  const ids = wanted.map(({ id }) => id)
  const self = ids.indexOf(publicId)
  if (self >= 0) refuseAt(self, say.partSelf)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (twice >= 0) refuseAt(twice, say.partTwice)
}

/** What went to the archive while it was tied stays where it is, and comes back with its product. */
const tieable = (part: OwnPart | undefined, at: number): OwnPart => {
  if (!part) return refuseAt(at, say.partUnknown)
  if (part.status === 'archived' && !part.isTied) refuseAt(at, say.partArchived(part.name))
  return part
}

const refuseRings = async (
  tx: Queries,
  id: number,
  parts: readonly { kind: PartKind; part: OwnPart }[],
): Promise<void> => {
  const required = parts.flatMap(({ kind, part }) => (kind === 'required' ? [part.id] : []))
  const needing = await partsThatNeed(tx, id, required)
  const at = parts.findIndex(({ kind, part }) => kind === 'required' && needing.has(part.id))
  const ring = parts[at]
  if (ring) refuseAt(at, say.partRing(ring.part.name))
}
