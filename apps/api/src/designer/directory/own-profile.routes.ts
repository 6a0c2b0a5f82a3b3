import { isDeepStrictEqual } from 'node:util'
import type { DesignerPackage } from '@showroom/contract/designer/designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { requireAccount } from '../../account/require-account.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { packagesOf, savePackages } from './portfolio.store.ts'
import { profileOf, saveProfile } from './profile.store.ts'
import { placeOfZip } from './zip-place.ts'

type Written = Omit<OwnDesignerProfile, 'id' | 'hidden_reason'>
type Writing = { accountId: number; written: Written; now: Date }

const readOwn = async (db: Db, accountId: number): Promise<OwnDesignerProfile | null> => {
  const profile = await profileOf(db, accountId)
  if (!profile) return null
  const { rowId, ...about } = profile
  const offered = await packagesOf(db, rowId)
  return { ...about, packages: offered.map(({ id: _id, ...each }) => each) }
}

const writeOwn = async (db: Db, { accountId, written, now }: Writing): Promise<void> => {
  const place = placeOfZip(written.zip_code) ?? refuseInvalid({ zip_code: [say.unknownZip] })
  await db.transaction(async (tx) => {
    const id = await saveProfile(tx, {
      ...place,
      publicId: newPublicId(),
      accountId,
      headline: written.headline,
      about: written.about,
      city: written.city,
      state: written.state,
      zipCode: written.zip_code,
      serviceMiles: written.service_miles,
      styles: written.styles,
      rooms: written.rooms,
      languages: written.languages,
      isRemote: written.is_remote,
      isListed: written.is_listed,
      availableOn: written.available_on,
      now,
    })
    const before = await packagesOf(tx, id)
    await savePackages(tx, id, withIds(written.packages, before))
  })
}

/** What is offered as before keeps its id: a client may have it in hand. What was changed is another offer. */
const withIds = (packages: Written['packages'], before: readonly DesignerPackage[]): DesignerPackage[] => {
  const left = [...before]
  return packages.map((each) => {
    const nth = left.findIndex(({ id: _id, ...offered }) => isDeepStrictEqual(offered, each))
    const [same] = nth < 0 ? [] : left.splice(nth, 1)
    return { ...each, id: same?.id ?? newPublicId() }
  })
}

/** A Pro’s own page: who may have one was approved as a Pro before. */
export const ownProfileRoutes = (serve: Serve, { db, now }: DesignerDeps) => {
  serve('GET /api/designer_profile', async (_asked, who) => {
    const { account } = await requireAccount({ db }, who)
    return { success: true, data: await readOwn(db, account.id) }
  })

  serve('PUT /api/designer_profile', async ({ body: written }, who) => {
    const { account } = await requireAccount({ db }, who)
    await writeOwn(db, { accountId: account.id, written, now: now() })
    const data = await readOwn(db, account.id)
    if (!data) throw new Error('The designer’s page was not saved.')
    return { success: true, data, message: say.profileSaved }
  })
}
