import type { ApplicationAnswers } from '@showroom/contract/application/application'
import type { Person, Submission } from '@showroom/contract/application/application.fields'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { platformShowroom } from '@showroom/contract/shared/ids'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { type Account, accountName } from '../account/account.ts'
import type { AccountDeps, Pending, Visitor } from '../account/account-deps.ts'
import { accountById } from '../account/account.store.ts'
import { pendingLetter } from '../account/letters.ts'
import { createPerson, preparePerson } from '../account/sign-up/new-person.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { isShowroomIdTaken } from '../showroom/showroom-id.store.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import { type Application, answersOf, isLicensedEnough, licenseKey, neededFile } from './application.ts'
import { isShowroomIdRequested } from './application-lookup.store.ts'
import { tellWaits } from './application-events.ts'
import { applicationById, lockApplication, saveSubmitted } from './application.store.ts'
import { documentsOf } from './document.store.ts'
import { newMailedCode, pathOf } from './own-application.ts'
import { addLicenseClaim } from './claimed-license.store.ts'

/** Registers who applies and submits what they filled in: both, or neither. */
export const apply = async (
  deps: AccountDeps,
  { submission, draft }: { submission: Submission; draft: Application | null },
  visitor: Visitor,
): Promise<Application> => {
  const application = await requireComplete(deps, submission, draft)
  if (application.accountId === null) await register(deps, { submission, application }, visitor)
  else await submitForAccount(deps, { submission, application, accountId: application.accountId })
  return (await applicationById(deps.db, application.id)) ?? application
}

/** What only the server knows to be missing, all of it at once, by the fields of the form. */
const requireComplete = async (
  { db, now }: AccountDeps,
  submission: Submission,
  draft: Application | null,
): Promise<Application> => {
  if (draft && draft.state !== 'draft') refuse(409, 'not_now', say.notNow)
  const errors: FieldErrors = {}
  const { field, kinds } = neededFile(submission)
  const documents = draft ? await documentsOf(db, draft.id) : []
  if (!documents.some(({ kind }) => kinds.includes(kind))) errors[field] = [documentSentences[field] ?? '']
  const { license_expires_on, showroom_id_wish } = answersOf(submission)
  if (!isLicensedEnough(submission)) errors.license_number = [say.licenseNeeded]
  const today = now().toISOString().slice(0, 10)
  if (license_expires_on !== '' && license_expires_on < today)
    errors.license_expires_on = [say.licenseExpired]
  if (showroom_id_wish !== '' && (await isTaken(db, showroom_id_wish)))
    errors.showroom_id_wish = [say.showroomIdTaken]
  if (!submission.person && draft?.accountId == null)
    errors['person.email'] = [accountMessages.required('email')]
  return !draft || Object.keys(errors).length > 0 ? refuseInvalid(errors) : draft
}

const documentSentences: Record<string, string> = {
  license_document: say.licenseDocument,
  designer_document: say.designerDocument,
  tax_document: say.taxDocument,
}

const isTaken = async (db: Queries, requestedId: string): Promise<boolean> =>
  (await isShowroomIdTaken(db, requestedId)) || (await isShowroomIdRequested(db, requestedId))

type Filing = { submission: Submission; application: Application }

const register = async (deps: AccountDeps, { submission, application }: Filing, visitor: Visitor) => {
  const { person } = submission
  if (!person) return refuseInvalid({ 'person.email': [accountMessages.required('email')] })
  const ours = await showroomContext(deps.db, platformShowroom)
  const newPerson = await preparePerson(deps, fieldsOf(person, submission), visitor).catch(inPerson)
  await createPerson(deps, newPerson, {
    showroomId: ours?.id ?? null,
    visitor,
    alongside: (tx, account) => file(tx, { submission, application, account, now: deps.now() }),
  }).catch(inPerson)
}

/** Who registers is a part of what is submitted: so are the fields that are refused. */
const inPerson = (error: unknown): never => {
  const errors = error instanceof Error && 'errors' in error ? error.errors : undefined
  const found = typeof errors === 'object' && errors !== null ? Object.entries(errors) : []
  const ofPerson = found.filter(([field]) => field === 'email' || field === 'password')
  if (ofPerson.length === 0) throw error
  return refuseInvalid(
    Object.fromEntries(ofPerson.map(([field, said]) => [`person.${field}`, [said].flat().map(String)])),
  )
}

const fieldsOf = (person: Person, { type, zip_code }: Submission) => ({
  ...person,
  type,
  zip_code,
  full_name: '',
  shipping_apartment: '',
})

const submitForAccount = async (
  deps: AccountDeps,
  { submission, application, accountId }: Filing & { accountId: number },
) => {
  const { db, publicUrl } = deps
  const account = await accountById(db, accountId)
  if (!account || account.type !== submission.type) return refuse(409, 'not_now', say.notNow)
  await db.transaction(async (tx) => {
    const now = deps.now()
    const pending = await file(tx, { submission, application, account, now })
    await deps.post(tx, {
      letter: pendingLetter({ account, publicUrl }, pending),
      showroomId: null,
      at: now,
    })
  })
}

const file = async (
  tx: Queries,
  { submission, application, account, now }: Filing & { account: Account; now: Date },
): Promise<Pending> => {
  const locked = await lockApplication(tx, application.id)
  if (locked?.state !== 'draft') return refuse(409, 'not_now', say.notNow)
  const answers = answersOf(submission)
  await claimLicense(tx, application.id, answers)
  await saveSubmitted(tx, locked.id, { type: submission.type, accountId: account.id, answers, now })
  await writeAudit(tx, {
    at: now,
    accountId: account.id,
    who: accountName(account),
    place: '',
    action: 'submitted',
    entity: 'application',
    entityId: locked.publicId,
  })
  await tellWaits(tx, { application: locked.publicId, company: answers.company_name }, now)
  const code = await newMailedCode(tx, locked.id, now)
  return { path: pathOf({ state: 'reviewing', type: submission.type }, code), isSubmitted: true }
}

/** Checked where it is taken: of two who apply with one license at once, one is refused. */
export const claimLicense = async (tx: Queries, applicationId: number, answers: ApplicationAnswers) => {
  const license = licenseKey(answers)
  if (license !== null && !(await addLicenseClaim(tx, license, applicationId)))
    refuseInvalid({ license_number: [say.licenseTaken] })
}
