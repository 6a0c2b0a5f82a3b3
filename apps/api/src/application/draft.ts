import { hourMs } from '@showroom/contract/shared/time'
import type { DraftForm } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import type { Account } from '../account/account.ts'
import type { AccountDeps, Pending, Visitor } from '../account/account-deps.ts'
import { accountByEmail } from '../account/account.store.ts'
import { allowAttempt, limits } from '../account/session/attempts.ts'
import { requireMail } from '../account/credentials/require-mail.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { Application } from './application.ts'
import { applicationById, applicationOfAccount, createApplication, saveForm } from './application.store.ts'
import { bindToBrowser, newMailedCode, type Opened, pathOf } from './own-application.ts'
import { continueLetter, statusLetter } from './letters.ts'
import { networkOf } from '../platform/http/network-of.ts'

const mostBegun = { most: 30, windowMs: hourMs }

export type Typed = { type: ApplicantType; form: DraftForm }

export const beginDraft = async (
  { db, now }: AccountDeps,
  typed: Typed,
  { ip }: Visitor,
): Promise<Opened> => {
  const at = now()
  await allowAttempt(db, { key: `application address ${networkOf(ip)}`, limit: mostBegun, now: at })
  return db.transaction(async (tx) => {
    const id = await createApplication(tx, { publicId: newPublicId(), accountId: null, ...typed, now: at })
    const application = await applicationById(tx, id)
    if (!application) throw new Error(`The application ${id} is gone.`)
    return { application, token: await bindToBrowser(tx, id, at) }
  })
}

export const saveDraft = async (
  { db, now }: AccountDeps,
  draft: Application,
  typed: Typed,
): Promise<Application> => {
  if (draft.state !== 'draft') refuse(409, 'not_now', say.notNow)
  await saveForm(db, draft.id, { ...typed, now: now() })
  return (await applicationById(db, draft.id)) ?? draft
}

/** For who registers as a Pro or vendor without applying: the application waits for them, a link leads to it. */
export const beginDraftOf = async (tx: Queries, { id, type }: Account, now: Date): Promise<Pending> => {
  const application = { type: type === 'Vendor' ? 'Vendor' : 'Contractor', state: 'draft' } as const
  const made = await createApplication(tx, {
    publicId: newPublicId(),
    type: application.type,
    accountId: id,
    form: {},
    now,
  })
  return { path: pathOf(application, await newMailedCode(tx, made, now)), isSubmitted: false }
}

export const mailDraft = async (
  deps: AccountDeps,
  draft: Application,
  { email, ip }: { email: string; ip: string },
) => {
  if (draft.state !== 'draft') refuse(409, 'not_now', say.notNow)
  requireMail(deps)
  const now = deps.now()
  await allowAttempt(deps.db, { key: `draft mail ${draft.id}`, limit: limits.mail.account, now })
  await allowAttempt(deps.db, { key: `draft mail address ${networkOf(ip)}`, limit: limits.mail.address, now })
  await deps.db.transaction(async (tx) => {
    const path = pathOf(draft, await newMailedCode(tx, draft.id, now))
    const letter = continueLetter({ email, publicUrl: deps.publicUrl }, path)
    await deps.post(tx, { letter, showroomId: null, at: now })
  })
}

/** Says and takes the same whether or not anybody applied with the address: the mail goes out behind the reply. */
export const mailLink = async (deps: AccountDeps, { email, ip }: { email: string; ip: string }) => {
  const now = deps.now()
  await allowAttempt(deps.db, { key: `link mail address ${networkOf(ip)}`, limit: limits.mail.address, now })
  const key = `link mail ${email.toLowerCase()}`
  await allowAttempt(deps.db, { key, limit: limits.mail.account, now })
  const account = await accountByEmail(deps.db, email)
  const application = account && (await applicationOfAccount(deps.db, account.id))
  if (!account || !application) return
  await deps.db.transaction(async (tx) => {
    const path = pathOf(application, await newMailedCode(tx, application.id, now))
    const reader = { account, publicUrl: deps.publicUrl }
    const letter =
      application.state === 'draft'
        ? continueLetter({ email: account.email, publicUrl: deps.publicUrl }, path)
        : statusLetter(reader, path)
    await deps.post(tx, { letter, showroomId: null, at: now })
  })
}
