import { createHire } from '../../../apps/api/src/designer/hire/hire-record.store.ts'
import { payBy } from '../../../apps/api/src/designer/hire/ask-designer.ts'
import { agreeMilestones } from '../../../apps/api/src/designer/payment/milestones.ts'
import { giveProfile } from '../../../apps/api/src/designer/testing/a-designer.ts'
import { aSignedInClient, type Signed } from '../../../apps/api/src/order/testing/people.store.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../../apps/api/src/order/testing/staff.store.ts'
import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { newPublicId } from '../../../apps/api/src/shared/public-id.ts'
import { openShowroom } from '../../../apps/api/src/showroom/open-showroom.ts'
import { emptyBrief } from '../../../packages/contract/src/designer/brief.rules.ts'
import { giveCodes, idsOfHire } from './months.store.ts'

export const showroom = 'HARVEST2'
export const milestones = [
  { title: 'Concept', percent: 50 },
  { title: 'Final plans', percent: 50 },
]

/** Everybody who has to do with what comes after an order. */
export const everybody = async (db: Db) => {
  const now = new Date()
  const vendor = (name: string) => aVendorsMember(db, { now, vendor: name })
  const admins = [await anAdmin(db, { now }), await anAdmin(db, { now })] as const
  await giveCodes(
    db,
    admins.map(({ accountId }) => accountId),
  )
  return {
    admin: admins[0],
    otherAdmin: admins[1],
    vendorA: await vendor('Vendor A'),
    vendorB: await vendor('Vendor B'),
    vendorC: await vendor('Vendor C'),
    pro: await theProOf(db, { now, showroom }),
    ...(await aDesigner(db, now)),
  }
}
export type Everybody = Awaited<ReturnType<typeof everybody>>

const aDesigner = async (db: Db, now: Date): Promise<{ designer: Signed; designerId: string }> => {
  const designer = await aSignedInClient(db, { now, type: 'Contractor' })
  await db.transaction((tx) =>
    openShowroom(tx, {
      userId: designer.publicId,
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
      now,
    }),
  )
  return { designer, designerId: await giveProfile(db, designer.accountId) }
}

type Wanted = { designerId: string; projectId: string; priceCents: number }

/** A hire that is agreed on and not paid for yet. */
export const anUnpaidHire = (db: Db, { priceCents, ...names }: Wanted): Promise<string> =>
  db.transaction(async (tx) => {
    const ids = await idsOfHire(tx, names)
    const now = new Date()
    const publicId = newPublicId()
    const hireId = await createHire(tx, {
      ...ids,
      publicId,
      projectName: 'Main bath',
      zipCode: '91101',
      brief: emptyBrief,
      package: {
        name: 'One room',
        rooms: ['bathroom'],
        includes: ['Two mood boards'],
        revisions: 1,
        days: 14,
        price_cents: priceCents,
        milestones,
      },
      priceCents,
      revisionsLeft: 1,
      right: 'suggest',
      sees: 'allowance',
      accessDays: 30,
      message: '',
      state: 'unpaid',
      answerBy: payBy(now),
      now,
    })
    if (hireId === null) throw new Error('The designer is asked for this project already.')
    await agreeMilestones(tx, { hireId, profileId: ids.profileId, priceCents, plan: milestones })
    return publicId
  })
