import { saveEmailVerified, accountByPublicId, createAccount } from '@showroom/api/account/account.store'
import { hashPassword } from '@showroom/api/account/credentials/password'
import { placeOfZip } from '@showroom/api/designer/directory/zip-place'
import { savePackages, savePictures } from '@showroom/api/designer/directory/portfolio.store'
import { saveProfile } from '@showroom/api/designer/directory/profile.store'
import type { Db, Queries } from '@showroom/api/platform/db/db'
import { newPublicId } from '@showroom/api/shared/public-id'
import { designerOfAccount } from '@showroom/api/designer/directory/directory.store'
import { demoPassword } from '../people.ts'
import type { DemoDesigner } from './demo-designer.ts'
import { designersInTheEast } from './in-the-east.ts'
import { designersInTheWest } from './in-the-west.ts'
import { seedReviewsOf } from './seed-reviews.ts'

export const demoDesigners: readonly DemoDesigner[] = [...designersInTheWest, ...designersInTheEast]

/** Ten Pros of the demo's showrooms with a page among the designers. Safe to run again: who has one keeps theirs. */
export const seedDemoDesigners = async (db: Db, now: Date): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword)
  for (const designer of demoDesigners)
    await db.transaction(async (tx) => {
      const accountId = await proOf(tx, designer, { passwordHash, now })
      if (accountId === null || (await designerOfAccount(tx, accountId))) return
      await giveProfile(tx, designer, { accountId, now })
    })
}

type Seeding = { passwordHash: string; now: Date }

/** The Pro whose showroom it is; null where somebody has taken the e-mail. */
const proOf = async (
  tx: Queries,
  { pro, email, firstName, lastName, zipCode }: DemoDesigner,
  { passwordHash, now }: Seeding,
): Promise<number | null> => {
  const known = await accountByPublicId(tx, pro)
  if (known) return known.id
  const id = await createAccount(tx, {
    publicId: pro,
    type: 'Contractor',
    status: 'Active',
    firstName,
    lastName,
    email,
    passwordHash,
    countryCode: '+1',
    phoneNumber: '',
    zipCode,
    showroomId: null,
  })
  if (id !== null) await saveEmailVerified(tx, id, now)
  return id
}

const giveProfile = async (
  tx: Queries,
  { packages, portfolio, ...about }: DemoDesigner,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> => {
  const place = placeOfZip(about.zipCode)
  if (!place) throw new Error(`There is no ZIP code ${about.zipCode}.`)
  const id = await saveProfile(tx, {
    ...about,
    ...place,
    publicId: newPublicId(),
    accountId,
    isListed: true,
    now,
  })
  await savePackages(
    tx,
    id,
    packages.map((each) => ({ ...each, id: newPublicId() })),
  )
  await savePictures(tx, id, portfolio)
  await seedReviewsOf(tx, { pro: about.pro, profileId: id, now })
}
