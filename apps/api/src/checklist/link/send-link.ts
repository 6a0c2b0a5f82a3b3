import { createHmac } from 'node:crypto'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mayDecide } from '@showroom/contract/checklist/selection-status.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { dayMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../../account/session/attempts.ts'
import { newLinkCode, sha256 } from '../../account/session/secret.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { rowCalled, type Work } from '../checklist-access.ts'
import { linkLetter } from './letters.ts'
import { createLink } from './link.store.ts'

const goodForMs = 14 * dayMs
/** A mailbox is nobody's to fill. */
const mostToOneAddress = { most: 5, windowMs: dayMs }

export const pinHash = (secret: Buffer, link: string, pin: string): Buffer =>
  createHmac('sha256', secret).update(`approval ${link} ${pin}`).digest()

type Sending = {
  selection_ids: readonly string[]
  email: string
  pin?: string | undefined
  sees_prices: boolean
  secret: Buffer
  publicUrl: string
}

/** Only the mail knows the token. Nobody shows by it what they may not see themselves. */
export const sendLink = async (work: Work, sending: Sending): Promise<Letter> => {
  const { tx, access, now } = work
  if (access.account.emailVerifiedAt === null) refuse(409, 'email_unverified', projectMessages.proveFirst)
  const rows = [...new Set(sending.selection_ids)].map((id) => rowCalled(work, id))
  if (!rows.every(({ status }) => mayDecide('approve', status, access.project)))
    refuse(409, 'not_now', say.notByLink)
  const key = `approval links to ${sending.email.toLowerCase()}`
  await allowAttempt(tx, { key, limit: mostToOneAddress, now, message: say.linkLimit })
  const token = newLinkCode()
  const publicId = newPublicId()
  const expiresAt = new Date(now.getTime() + goodForMs)
  const link = {
    publicId,
    projectId: access.project.id,
    tokenHash: sha256(token),
    email: sending.email,
    pinHash: sending.pin === undefined ? null : pinHash(sending.secret, publicId, sending.pin),
    seesPrices: sending.sees_prices && access.project.sees === 'yes',
    createdBy: access.account.id,
    now,
    expiresAt,
  }
  const ids = rows.map(({ record }) => record.id)
  await createLink(tx, link, ids)
  return linkLetter({ ...sending, token, access, titles: rows.map(({ record }) => record.fields.title) })
}
