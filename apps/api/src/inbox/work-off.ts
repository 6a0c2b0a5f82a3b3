import { inboxMessages as say } from '@showroom/contract/inbox/inbox.messages'
import { inboxStateLabels, type InboxState } from '@showroom/contract/inbox/choices'
import { deedBy } from '../account/acting-admin.ts'
import type { Account } from '../account/account.ts'
import { accountByPublicId } from '../account/account.store.ts'
import { placeOf } from '../account/session/sessions.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import type { PostMail } from '../platform/mail/post.ts'
import { replyLetter } from './inbox-letters.ts'
import { lockItem, saveItem, saveReply } from './inbox-item.store.ts'
import { type FoundItem, itemByPublicId } from './inbox.store.ts'
import { inboxEntity } from './present-inbox.ts'

export type InboxDeps = {
  db: Db
  now: () => Date
  post: PostMail
  /** Our own inbox, where an answer to an answer goes. */
  inbox: string
}

/** Which Admin does it, and from where. */
export type Worker = { account: Account; ip: string }

type Locked = { itemId: number; found: FoundItem }

/** As it stands now that nobody else changes it. */
const locked = async (tx: Queries, publicId: string): Promise<Locked> => {
  const before = (await itemByPublicId(tx, publicId)) ?? refuseUnknown()
  const { id: itemId } = await lockItem(tx, before)
  return { itemId, found: (await itemByPublicId(tx, publicId)) ?? refuseUnknown() }
}

const activeAdmin = async (tx: Queries, publicId: string): Promise<number | null> => {
  const account = await accountByPublicId(tx, publicId)
  return account?.type === 'Admin' && account.status === 'Active' ? account.id : null
}

/** The number of the Admin who is to have it. */
const ownerNumber = async (tx: Queries, publicId: string | null): Promise<number | null> =>
  publicId === null
    ? null
    : ((await activeAdmin(tx, publicId)) ?? refuseInvalid({ owner_id: [say.noSuchAdmin] }))

type Asked = { publicId: string; state: InboxState; owner_id: string | null; note: string; version: number }

export const changeItem = async (
  { db, now }: InboxDeps,
  { publicId, state, owner_id, note, version }: Asked,
  worker: Worker,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { itemId, found } = await locked(tx, publicId)
    if (found.version !== version) return refuse(409, 'changed_meanwhile', say.changedMeanwhile)
    await saveItem(tx, { id: itemId, state, ownerId: await ownerNumber(tx, owner_id), note })
    const changed = (await itemByPublicId(tx, publicId)) ?? refuseUnknown()
    await writtenDown(tx, changed, { worker, at: now(), action: 'changed', before: found })
  })

type Answer = { publicId: string; message: string }

/** Kept and mailed together or not at all; who answers what nobody has, has it from then on. */
export const answerItem = async (
  { db, now, post, inbox }: InboxDeps,
  { publicId, message }: Answer,
  worker: Worker,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const { itemId, found } = await locked(tx, publicId)
    const replyId = await saveReply(tx, { itemId, writerId: worker.account.id, message, at })
    const letter = replyLetter(found, { message, inbox })
    await post(tx, { letter, showroomId: null, at, cause: `inbox reply ${replyId}` })
    const state = found.state === 'new' ? 'in_hand' : found.state
    // Whoever had it may have been deactivated since.
    const kept = found.ownerId === null ? null : await activeAdmin(tx, found.ownerId)
    const ownerId = kept ?? worker.account.id
    await saveItem(tx, { id: itemId, state, ownerId, note: found.note })
    const changed = (await itemByPublicId(tx, publicId)) ?? refuseUnknown()
    await writtenDown(tx, changed, { worker, at, action: 'answered', before: found })
  })

type Deed = { worker: Worker; at: Date; action: string; before: FoundItem }

/** Without the note itself: what is written down here outlives whom it is about. */
const fieldsOf = ({ state, owner, note }: FoundItem) => ({
  state: inboxStateLabels[state],
  owner: owner ?? 'nobody',
  has_note: note !== '',
})

const writtenDown = (tx: Queries, after: FoundItem, { worker, at, action, before }: Deed) =>
  writeAudit(tx, {
    at,
    ...deedBy({ account: worker.account, place: placeOf(worker.ip) }),
    action,
    entity: inboxEntity,
    entityId: after.publicId,
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
