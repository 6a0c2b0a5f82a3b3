import type { ApplicationAnswers, ApplicationRequest } from '@showroom/contract/application/application'
import {
  type AnswerField,
  answerFields,
  type DocumentKind,
  documentKinds,
} from '@showroom/contract/application/choices'
import { answerField } from '@showroom/contract/application/application.fields'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { accountName } from '../account/account.ts'
import type { AccountDeps } from '../account/account-deps.ts'
import { accountById } from '../account/account.store.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { type Application, licenseKey, mayAppeal } from './application.ts'
import { claimLicense } from './apply.ts'
import { tellWaits } from './application-events.ts'
import { applicationById, lockApplication, saveReviewing } from './application.store.ts'
import { releaseLicense } from './claimed-license.store.ts'
import { requestsOf, saveAnswer } from './request.store.ts'

export type Answered = { id: string; answer: string }

/** All that was asked for at once: then it is our turn again. */
export const answerRequests = async (
  { db, now }: AccountDeps,
  { id }: Application,
  answers: readonly Answered[],
): Promise<Application> => {
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (!application?.answers || application.state !== 'more_needed')
      return refuse(409, 'not_now', say.notNow)
    const open = (await requestsOf(tx, id)).filter(({ answered_at }) => answered_at === null)
    const given = open.map((request) => givenFor(request, answers))
    refuseUnanswered(given)
    for (const { request, answer } of given) await saveAnswer(tx, id, { id: request.id, answer, now: now() })
    const changed = withAnswers(application.answers, given)
    await keepLicense(tx, application, changed)
    await saveReviewing(tx, id, { answers: changed, now: now() })
    await tellWaits(tx, { application: application.publicId, company: changed.company_name }, now())
    await writeOwn(tx, application, { action: 'answered', note: '', at: now() })
  })
  return afterwards(db, id)
}

type Given = { request: ApplicationRequest; answer: string }

const givenFor = (request: ApplicationRequest, answers: readonly Answered[]): Given => ({
  request,
  answer: answers.find(({ id }) => id === request.id)?.answer ?? '',
})

const isFile = (what: ApplicationRequest['what']): what is DocumentKind =>
  documentKinds.some((kind) => kind === what)
const isField = (what: ApplicationRequest['what']): what is AnswerField =>
  answerFields.some((field) => field === what)

/** By the request's id, so that each sentence stands under its question. */
const refuseUnanswered = (given: readonly Given[]) => {
  const errors: FieldErrors = {}
  for (const { request, answer } of given) {
    const { id, what, document_id } = request
    const sentence = isFile(what)
      ? document_id === null && say.documentNeeded
      : answer === ''
        ? say.answerNeeded
        : isField(what) && answerField[what].safeParse(answer).error?.issues[0]?.message
    if (sentence) errors[id] = [sentence]
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}

/** What is asked about a field of the form takes its place there. */
const withAnswers = (before: ApplicationAnswers, given: readonly Given[]): ApplicationAnswers => {
  const answers = { ...before }
  for (const { request, answer } of given)
    if (isField(request.what)) answers[request.what] = answerField[request.what].parse(answer)
  return answers
}

const keepLicense = async (tx: Queries, { id, answers }: Application, changed: ApplicationAnswers) => {
  if (answers && licenseKey(answers) === licenseKey(changed)) return
  await releaseLicense(tx, id)
  await claimLicense(tx, id, changed)
}

/** A declined application is looked at again, once. Its license must still be free. */
export const appeal = async (
  { db, now }: AccountDeps,
  { id }: Application,
  message: string,
): Promise<Application> => {
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (!application?.answers || !mayAppeal(application)) return refuse(409, 'not_now', say.notNow)
    await claimLicense(tx, id, application.answers)
    await saveReviewing(tx, id, { appeal: message, now: now() })
    const { publicId, answers } = application
    await tellWaits(tx, { application: publicId, company: answers.company_name }, now())
    await writeOwn(tx, application, { action: 'appealed', note: message, at: now() })
  })
  return afterwards(db, id)
}

const writeOwn = async (
  tx: Queries,
  { accountId, publicId }: Application,
  { action, note, at }: { action: string; note: string; at: Date },
) => {
  const account = accountId === null ? null : await accountById(tx, accountId)
  await writeAudit(tx, {
    at,
    accountId,
    who: account ? accountName(account) : '',
    place: '',
    action,
    entity: 'application',
    entityId: publicId,
    note,
  })
}

const afterwards = async (db: Queries, id: number): Promise<Application> => {
  const application = await applicationById(db, id)
  return application ?? refuse(409, 'not_now', say.notNow)
}
