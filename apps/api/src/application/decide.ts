import { randomUUID } from 'node:crypto'
import type { ApplicationAnswers } from '@showroom/contract/application/application'
import type { Askable } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { deedBy } from '../account/acting-admin.ts'
import type { Account } from '../account/account.ts'
import { accountById, admitPending } from '../account/account.store.ts'
import { placeOf } from '../account/session/sessions.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Reader } from '../account/letters.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import { openVendor } from '../catalogue/vendor/open-vendor.ts'
import { type OpenedVendor, vendorByPublicId } from '../catalogue/vendor/vendor.store.ts'
import { linkVendor } from '../order/fulfilment/vendor-member.store.ts'
import { openShowroom } from '../showroom/open-showroom.ts'
import { type Application, isOpen } from './application.ts'
import type { ApplicationDeps, Reviewer } from './application-deps.ts'
import { tellDecided } from './application-events.ts'
import { lockApplication, saveDecided, saveMoreNeeded } from './application.store.ts'
import { logoOf, logoPath } from '../showroom/logo-picture.ts'
import { documentsOf } from './document.store.ts'
import { newMailedCode, pathOf } from './own-application.ts'
import { releaseLicense } from './claimed-license.store.ts'
import { approvedLetter, moreNeededLetter, refusedLetter } from './letters.ts'
import { createRequests } from './request.store.ts'

type Approving = {
  reviewer: Reviewer
  /** Of an applicant who belongs to the people of a vendor that sells already: its public id. */
  joinedVendor: string | null
}

/**
 * Makes the account Active; a Contractor gets a showroom under the account's public id, a Vendor speaks for a vendor of
 * the catalogue from now on: a new one, or the one whose people they are.
 */
export const approve = async (
  deps: ApplicationDeps,
  { id }: Application,
  { reviewer, joinedVendor }: Approving,
) => {
  // Before the transaction: nothing waits for a picture in it. A logo that nobody refers to is swept away.
  const logo = await publishLogo(deps, id)
  await decide(deps, { id, reviewer }, async (tx, { application, account, answers, now }) => {
    await admitPending(tx, account.id)
    const isPro = application.type === 'Contractor'
    const showroomId = isPro ? await openShowroomFor(tx, { account, answers, logo, now }) : null
    const vendor = isPro ? null : await openVendorFor(tx, { account, answers, joinedVendor })
    await saveDecided(tx, id, { state: 'approved', reason: '', now })
    return {
      state: 'approved',
      action: 'approved',
      note: showroomId ?? vendor?.name ?? '',
      letter: (reader) => approvedLetter(reader, { company: answers.company_name, showroomId }),
    }
  })
}

type Opening = { account: Account; answers: ApplicationAnswers; logo: string | null; now: Date }

const openShowroomFor = (tx: Queries, { account, answers, logo, now }: Opening): Promise<string> =>
  openShowroom(tx, {
    userId: account.publicId,
    requestedId: answers.showroom_id_wish,
    companyName: answers.company_name,
    city: answers.city,
    state: answers.state,
    phone: account.phoneNumber,
    licenseNumber: answers.license_number || null,
    yearsInBusiness: answers.years_in_business,
    themeColor: answers.theme_color,
    businessLogo: logo,
    markupBps: answers.markup_bps,
    shownCategories: answers.categories,
    now,
  })

type Joining = { account: Account; answers: ApplicationAnswers; joinedVendor: string | null }

const openVendorFor = async (
  tx: Queries,
  { account, answers, joinedVendor }: Joining,
): Promise<OpenedVendor> => {
  const vendor =
    joinedVendor === null
      ? await openVendor(tx, { name: answers.company_name, state: answers.state })
      : ((await vendorByPublicId(tx, joinedVendor)) ?? refuseInvalid({ vendor: [say.noSuchVendor] }))
  await linkVendor(tx, { accountId: account.id, vendorId: vendor.id })
  return vendor
}

const publishLogo = async ({ accounts, documents, logos }: ApplicationDeps, id: number) => {
  const found = (await documentsOf(accounts.db, id)).findLast(
    ({ kind, media_type }) => kind === 'logo' && media_type.startsWith('image/'),
  )
  if (!found) return null
  const name = `${randomUUID()}.webp`
  await logos.put(name, await logoOf(await documents.read(found.id)))
  return logoPath + name
}

type Asked = { requests: readonly { what: Askable; note: string }[] }

export const askForMore = async (
  deps: ApplicationDeps,
  { id }: Application,
  { reviewer, requests }: Asked & { reviewer: Reviewer },
) =>
  decide(deps, { id, reviewer }, async (tx, { application, now }) => {
    const made = requests.map((request) => ({ publicId: newPublicId(), ...request }))
    await createRequests(tx, id, { requests: made, now })
    await saveMoreNeeded(tx, id, now)
    const path = pathOf(application, await newMailedCode(tx, id, now))
    return {
      state: 'more_needed',
      action: 'asked for more',
      note: requests.map(({ what, note }) => (note === '' ? what : `${what}: ${note}`)).join('\n'),
      letter: (reader) => moreNeededLetter(reader, path, requests),
    }
  })

/** The license is free again: whoever it belongs to can apply with it. */
export const refuseApplication = async (
  deps: ApplicationDeps,
  { id }: Application,
  { reviewer, reason }: { reviewer: Reviewer; reason: string },
) =>
  decide(deps, { id, reviewer }, async (tx, { application, now }) => {
    await releaseLicense(tx, id)
    await saveDecided(tx, id, { state: 'declined', reason, now })
    const path = pathOf(application, await newMailedCode(tx, id, now))
    return {
      state: 'declined',
      action: 'declined',
      note: reason,
      letter: (reader) => refusedLetter(reader, path, reason),
    }
  })

type Deciding = { application: Application; account: Account; answers: ApplicationAnswers; now: Date }
type Decision = {
  state: 'approved' | 'declined' | 'more_needed'
  action: string
  note: string
  letter: (reader: Reader) => Letter
}

/** One at a time, written down with who, what and when, and told to the applicant once it stands. */
const decide = async (
  { accounts }: ApplicationDeps,
  { id, reviewer }: { id: number; reviewer: Reviewer },
  work: (tx: Queries, deciding: Deciding) => Promise<Decision>,
) => {
  const { db, publicUrl, post } = accounts
  const now = accounts.now()
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (!application || !isOpen(application)) return refuse(409, 'decided', say.decidedAlready)
    const { answers, accountId, publicId } = application
    const account = accountId === null ? null : await accountById(tx, accountId)
    if (!answers || !account) return refuse(409, 'decided', say.decidedAlready)
    const { letter, state, ...deed } = await work(tx, { application, account, answers, now })
    await writeAudit(tx, {
      at: now,
      ...deedBy({ account: reviewer.account, place: placeOf(reviewer.ip) }),
      ...deed,
      entity: 'application',
      entityId: publicId,
    })
    await post(tx, { letter: letter({ account, publicUrl }), showroomId: null, at: now })
    await tellDecided(tx, { application: publicId, accountId: account.id, state }, now)
  })
}
