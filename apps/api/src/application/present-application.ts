import type { Application as Shown, ReviewedApplication } from '@showroom/contract/application/application'
import type { Account } from '../account/account.ts'
import { accountById } from '../account/account.store.ts'
import { auditOf } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { vendorById, vendorsNamed } from '../catalogue/vendor/vendor.store.ts'
import { membersOf, vendorOf } from '../order/fulfilment/vendor-member.store.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import { type Application, dueAt, mayAppeal } from './application.ts'
import { type Compared, duplicatesOf } from './application-lookup.store.ts'
import { documentsOf } from './document.store.ts'
import { requestsOf } from './request.store.ts'

const written = (moment: Date | null) => moment?.toISOString() ?? null

/** As the one who applies sees it. */
export const presentApplication = async (db: Queries, application: Application): Promise<Shown> => {
  const { id, publicId, type, state, form, answers, reason, accountId } = application
  const account = accountId === null ? null : await accountById(db, accountId)
  return {
    id: publicId,
    type,
    state,
    company_name: answers?.company_name ?? form.company_name ?? '',
    has_account: account !== null,
    form,
    submitted_at: written(application.submittedAt),
    due_at: written(dueAt(application)),
    decided_at: written(application.decidedAt),
    reason,
    may_appeal: mayAppeal(application),
    requests: await requestsOf(db, id),
    documents: await documentsOf(db, id),
    showroom_id: await showroomIdOf(db, application, account),
  }
}

const showroomIdOf = async (db: Queries, { state }: Application, account: Account | null) =>
  state === 'approved' && account ? ((await showroomContext(db, account.publicId))?.vsdId ?? null) : null

type Answered = Pick<ReviewedApplication, 'answers'> & { id: number }

const comparedOf = ({ id, answers }: Answered, account: Account): Compared => ({
  id,
  company: answers.company_name,
  phone: account.phoneNumber,
  email: account.email,
  website: answers.website,
  licenseNumber: answers.license_number,
  licenseState: answers.license_state,
  accountPublicId: account.publicId,
})

/** As an Admin decides by it. */
export const presentForReview = async (
  db: Queries,
  application: Application,
): Promise<ReviewedApplication> => {
  const { id, publicId, type, state, answers, submittedAt, reason, appeal, accountId } = application
  const account = accountId === null ? null : await accountById(db, accountId)
  if (!answers || !account || !submittedAt) return refuseUnknown()
  return {
    id: publicId,
    type,
    state,
    company_name: answers.company_name,
    person: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    email_verified_at: written(account.emailVerifiedAt),
    country_code: account.countryCode,
    phone_number: account.phoneNumber,
    license: `${answers.license_state} ${answers.license_number}`.trim(),
    submitted_at: submittedAt.toISOString(),
    due_at: written(dueAt(application)),
    decided_at: written(application.decidedAt),
    reason,
    appeal,
    answers,
    requests: await requestsOf(db, id),
    documents: await documentsOf(db, id),
    duplicates: await duplicatesOf(db, comparedOf({ id, answers }, account)),
    history: await auditOf(db, 'application', publicId),
    showroom_id: await showroomIdOf(db, application, account),
    ...(await vendorsFor(db, application, account)),
  }
}

type Vendors = Pick<ReviewedApplication, 'vendor' | 'vendors'>

/** Whom a Vendor speaks for, and whom they could. */
const vendorsFor = async (
  db: Queries,
  { type, answers }: Application,
  account: Account,
): Promise<Vendors> => {
  if (type !== 'Vendor' || !answers) return { vendor: null, vendors: [] }
  const ownId = await vendorOf(db, account.id)
  const own = ownId === null ? null : await vendorById(db, ownId)
  const alike = await vendorsNamed(db, answers.company_name)
  return {
    vendor: own && { id: own.publicId, name: own.name },
    vendors: await Promise.all(
      alike.map(async ({ id, publicId, name }) => ({
        id: publicId,
        name,
        people: (await membersOf(db, id)).length,
      })),
    ),
  }
}
