import { largestChatFile, longestMessage, mostFilesOfMessage } from '@showroom/contract/chat/chat-choices'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { type Account, isAdmitted } from '../../account/account.ts'
import { accountById } from '../../account/account.store.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { findCardData } from '../../platform/http/card-data.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import type { ArrivedMail } from '../../platform/mail/inbound-smtp.ts'
import type { PostMail } from '../../platform/mail/post.ts'
import { addFile } from '../../project/files/files.ts'
import { accessibleProject } from '../../project/project-access.store.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { messageSent } from '../message.store.ts'
import { postMessage } from '../post-message.ts'
import { type ReadMail, readMail } from './read-mail.ts'
import { readReplyAddress, type Replying } from './reply-address.ts'
import { projectOfThread } from './reply-thread.store.ts'
import { type Refusal, refusalLetter } from './reply-letters.ts'

export type ReplyDeps = ChatDeps & { post: PostMail; publicUrl: string; secret: Buffer; address: string }

const mostMails = { most: 60, windowMs: hourMs }

/** What a mail says is said in the chat, once. What can not be is answered by a mail in words; a machine is not answered. */
export const takeMail = async (deps: ReplyDeps, { to, raw, isBounce }: ArrivedMail): Promise<void> => {
  const replying = readReplyAddress(deps, to)
  if (!replying || isBounce) return
  const account = await accountById(deps.db, replying.accountId)
  if (!account || !isAdmitted(account.status)) return
  const mail = await readMail(raw)
  if (mail.isAutomatic) return
  await allowAttempt(deps.db, { key: `mails of ${account.id}`, limit: mostMails, now: deps.now() })
  const { refusal, project } = await enter(deps, { account, replying, mail })
  if (refusal) await answer(deps, { account, mail, refusal, project })
}

type Entering = { account: Account; replying: Replying; mail: ReadMail }
type Entered = { refusal: Refusal | null; project: string | null }

const refused = (refusal: Refusal, project: string | null = null): Entered => ({ refusal, project })

const enter = async (deps: ReplyDeps, { account, replying, mail }: Entering): Promise<Entered> => {
  const { db, now } = deps
  // The signature proves that somebody has our mail; the sender, that they are whom we wrote it to.
  if (mail.from !== account.email.toLowerCase())
    return refused({ kind: 'other_sender', from: mail.from ?? 'another address' })
  const id = await projectOfThread(db, replying.threadId)
  const project =
    id === null
      ? null
      : await accessibleProject(db, { named: 'project', id, accountId: account.id, now: now() })
  if (!project) return refused({ kind: 'no_member' })
  if (replying.expiresAt <= now()) return refused({ kind: 'expired' }, id)
  const wrong = refusalOf(mail)
  if (wrong) return refused(wrong, id)
  const sent = { threadId: replying.threadId, authorId: account.id, clientId: mail.clientId }
  if (await messageSent(db, sent)) return { refusal: null, project: id }
  return { refusal: await sayIt(deps, { account, project }, mail), project: id }
}

const refusalOf = ({ words, files }: ReadMail): Refusal | null => {
  if (words === '' && files.length === 0) return { kind: 'empty' }
  if (words.length > longestMessage) return { kind: 'too_long' }
  return findCardData(words) === null ? null : { kind: 'card' }
}

const sayIt = async (deps: ReplyDeps, access: AccountInProject, mail: ReadMail): Promise<Refusal | null> => {
  const { ids, refusedFiles } = await keepFiles(deps, access, mail.files)
  const isSaid = mail.words !== '' || ids.length > 0
  if (isSaid)
    await postMessage(deps, access, {
      clientId: mail.clientId,
      body: mail.words,
      card: null,
      files: ids,
      replyTo: null,
      mentions: [],
    })
  return refusedFiles.length > 0 ? { kind: 'files', files: refusedFiles, isSaid } : null
}

type MailFile = ReadMail['files'][number]
type Kept = { id: string } | { why: string }

/** By the rules that files of a chat have anyway; one that breaks them does not hold the others back. */
const keepFiles = async (deps: ReplyDeps, access: AccountInProject, files: readonly MailFile[]) => {
  const ids: string[] = []
  const refusedFiles: { fileName: string; why: string }[] = []
  for (const file of files) {
    const isFull = ids.length >= mostFilesOfMessage
    const kept = isFull ? { why: say.tooManyFiles } : await keepFile(deps, access, file)
    if ('id' in kept) ids.push(kept.id)
    else refusedFiles.push({ fileName: file.fileName, why: kept.why })
  }
  return { ids, refusedFiles }
}

const keepFile = async (
  { db, files, now }: ReplyDeps,
  access: AccountInProject,
  file: MailFile,
): Promise<Kept> => {
  if (file.bytes.length > largestChatFile) return { why: say.fileTooLarge }
  try {
    const added = await addFile({ accounts: { db, now }, files }, access, { ...file, isDraft: true })
    return { id: added.publicId }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { why: Object.values(error.errors ?? {}).flat()[0] ?? error.message }
  }
}

type Answering = Entered & { account: Account; mail: ReadMail; refusal: Refusal }

/** To the account's own address, never to whoever wrote. The same mail is answered once. */
const answer = ({ db, post, publicUrl, now }: ReplyDeps, { account, mail, refusal, project }: Answering) =>
  db.transaction((tx) =>
    post(tx, {
      letter: refusalLetter({ account, publicUrl }, refusal, project),
      showroomId: account.showroomId,
      at: now(),
      cause: `answer of ${account.id} ${mail.clientId} refused`,
    }),
  )
