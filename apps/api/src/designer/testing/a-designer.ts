import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { accountByEmail } from '../../account/account.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { openShowroom } from '../../showroom/open-showroom.ts'
import { testDay } from '../../testing/test-clock.ts'
import { placeOfZip } from '../directory/zip-place.ts'
import { savePackages, savePictures } from '../directory/portfolio.store.ts'
import { type NewProfile, saveProfile } from '../directory/profile.store.ts'

type Opened = Parameters<typeof aHomeowner>[0]

const aPackage = () => ({
  id: newPublicId(),
  name: 'One room',
  rooms: ['bathroom' as const],
  includes: ['Two mood boards', 'A shopping list'],
  revisions: 1,
  days: 14,
  price_cents: 120_000,
  milestones: [
    { title: 'Concept', percent: 50 },
    { title: 'Final plans', percent: 50 },
  ],
})

/** A profile with a package and a picture; say only what the test is about. */
export const giveProfile = async (
  db: Db,
  accountId: number,
  { priceCents, ...telling }: Partial<NewProfile> & { priceCents?: number } = {},
): Promise<string> => {
  const zipCode = telling.zipCode ?? '91101'
  const publicId = newPublicId()
  const made: NewProfile = {
    publicId,
    accountId,
    headline: 'Small baths that feel large',
    about: 'Drawn with you, and built by people I know.',
    city: 'Pasadena',
    state: 'CA',
    zipCode,
    ...(placeOfZip(zipCode) ?? { latitude: 0, longitude: 0 }),
    serviceMiles: 50,
    styles: ['classic'],
    rooms: ['bathroom'],
    languages: ['en'],
    isRemote: false,
    isListed: true,
    availableOn: null,
    now: testDay,
    ...telling,
  }
  await db.transaction(async (tx) => {
    const id = await saveProfile(tx, made)
    await savePackages(tx, id, [{ ...aPackage(), ...(priceCents ? { price_cents: priceCents } : {}) }])
    await savePictures(tx, id, [{ picture: 'inspired-bathroom-4', title: 'Gray marble', room: 'bathroom' }])
  })
  return publicId
}

const showroomOf = (userId: string) => ({
  userId,
  requestedId: '',
  companyName: 'Drawing & Daughters',
  city: 'Pasadena',
  state: 'CA',
  phone: '',
  licenseNumber: null,
  yearsInBusiness: null,
  themeColor: null,
  businessLogo: null,
  markupBps: null,
  shownCategories: [],
  now: testDay,
})

/** A Pro who is signed in and has a page among the designers. */
export const aDesigner = async (
  opened: Opened,
  { fullName = 'Dora Drawing', ...telling }: Parameters<typeof giveProfile>[2] & { fullName?: string } = {},
) => {
  const person = await aHomeowner(opened, { full_name: fullName })
  await setTypeAndStatus(opened.db, person.email, { type: 'Contractor', status: 'Active' })
  const account = await accountByEmail(opened.db, person.email)
  await opened.db.transaction((tx) => openShowroom(tx, showroomOf(account?.publicId ?? '')))
  const designerId = await giveProfile(opened.db, account?.id ?? 0, telling)
  return { ...person, accountId: account?.id ?? 0, designerId }
}
