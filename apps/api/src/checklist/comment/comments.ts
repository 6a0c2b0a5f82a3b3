import { mayChangeWords } from '@showroom/contract/chat/chat.rules'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostComments } from '@showroom/contract/checklist/selection-choices'
import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import { projectMessages } from '@showroom/contract/project/project.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { nameOf } from '../../project/present-project.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Work } from '../checklist-access.ts'
import type { JudgedSelection } from '../reading/judge-selection.ts'
import { tellStep } from '../selection/decision-told.ts'
import { selectionIn } from '../selection/selection.store.ts'
import { tellChange } from '../tell-change.ts'
import { addComment, commentsOn, type KeptComment, saveComment, takeCommentBack } from './comment.store.ts'

type Reading = { access: AccountInProject; selection: string; now: Date }

/** What was said about a decision, as one of the project’s people reads it. */
export const readComments = async (
  db: Queries,
  { access, selection, now }: Reading,
): Promise<SelectionComment[]> => {
  const found = (await selectionIn(db, access.project.id, selection)) ?? refuseUnknown()
  const kept = await commentsOn(db, found.id)
  return kept.map((comment) => presentComment(comment, { accountId: access.account.id, now }))
}

type Viewing = { accountId: number; now: Date }

const presentComment = (comment: KeptComment, { accountId, now }: Viewing): SelectionComment => {
  const isOwn = comment.authorId === accountId
  return {
    id: comment.publicId,
    author: comment.author,
    is_own: isOwn,
    is_question: comment.isQuestion,
    text: comment.text,
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    can_change: !comment.isQuestion && isOpenFor(comment, { accountId, now }),
  }
}

const isOpenFor = ({ authorId, createdAt }: KeptComment, { accountId, now }: Viewing): boolean =>
  mayChangeWords({ createdAt, isOwn: authorId === accountId, isRemoved: false }, now)

/** Whoever sees a decision may speak about it; what is locked stays so, and whoever looks may go on. */
export const comment = async (work: Work, row: JudgedSelection, text: string): Promise<void> => {
  const { account } = work.access
  const { id: selectionId, publicId: selection, fields } = row.record
  if (row.record.commentCount >= mostComments)
    refuse(409, 'too_many', projectMessages.tooMany('comments', mostComments))
  await addComment(work.tx, {
    publicId: newPublicId(),
    selectionId,
    authorId: account.id,
    authorName: '',
    isQuestion: false,
    text,
    now: work.now,
  })
  await tellCommented(work, row)
  await tellStep(work, { step: 'comment', by: nameOf(account), title: fields.title, selection })
}

type Changing = { row: JudgedSelection; id: string }

export const changeComment = async (work: Work, { row, id }: Changing, text: string): Promise<void> => {
  const own = await requireOwn(work, { row, id })
  await saveComment(work.tx, own.id, { text, now: work.now })
  await tellCommented(work, row)
}

export const removeComment = async (work: Work, { row, id }: Changing): Promise<void> => {
  const own = await requireOwn(work, { row, id })
  await takeCommentBack(work.tx, own.id, work.now)
  await tellCommented(work, row)
}

const requireOwn = async (work: Work, { row, id }: Changing): Promise<KeptComment> => {
  const kept = await commentsOn(work.tx, row.record.id)
  const found = kept.find(({ publicId }) => publicId === id) ?? refuseUnknown()
  const accountId = work.access.account.id
  if (found.authorId !== accountId) refuse(403, 'not_allowed', say.commentNotYours)
  if (found.isQuestion) refuse(409, 'locked', say.questionStays)
  if (!isOpenFor(found, { accountId, now: work.now })) refuse(409, 'too_late', say.commentTooLate)
  return found
}

const tellCommented = (work: Work, { record }: JudgedSelection) =>
  tellChange(work, { subject: record.publicId, version: record.version })
