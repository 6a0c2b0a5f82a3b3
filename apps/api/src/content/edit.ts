import type { ContentItem, ContentName } from '@showroom/contract/content/collections'
import { contentMessages as say } from '@showroom/contract/content/content.messages'
import { changesOf, whyNotPublished, withOwnFields } from '@showroom/contract/content/content.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { deedBy } from '../account/acting-admin.ts'
import type { Account } from '../account/account.ts'
import { placeOf } from '../account/session/sessions.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { type Collection, lockCollection, saveDraft, savePublished } from './content.store.ts'
import { datedParts } from './policy-dates.rules.ts'
import { contentEntity } from './present-content.ts'

export type ContentDeps = { db: Db; now: () => Date }

/** Which Admin does it, and from where. */
export type Editor = { account: Account; ip: string }

/** The version that the Admin has read: two of them do not overwrite each other. */
export type Edition = { name: ContentName; version: number }

const atVersion = async (tx: Queries, { name, version }: Edition): Promise<Collection> => {
  const collection = await lockCollection(tx, name)
  if (collection.version !== version) return refuse(409, 'changed_meanwhile', say.changedMeanwhile)
  return collection
}

export const writeDraft = (
  { db }: ContentDeps,
  { items, ...edition }: Edition & { items: readonly ContentItem[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    await atVersion(tx, edition)
    const own = items.map((item) => withOwnFields(edition.name, item))
    await saveDraft(tx, edition.name, own)
  })

export const publish = ({ db, now }: ContentDeps, edition: Edition, editor: Editor): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, draft, published, publishedAt } = await atVersion(tx, edition)
    if (draft === null) return refuse(409, 'nothing_to_publish', say.nothingToPublish)
    const wrong = whyNotPublished(name, draft)
    if (wrong !== null) return refuse(422, 'not_publishable', wrong)
    const at = now()
    const before = { published, day: publishedAt && dayAndHour(publishedAt).day }
    const items = name === 'policies' ? datedParts(draft, before, dayAndHour(at).day) : draft
    await savePublished(tx, name, { items, at })
    await writeAudit(tx, {
      ...by(editor, at),
      action: 'published',
      entityId: name,
      ...changesOf(name, [published ?? [], draft]),
    })
  })

export const discard = ({ db, now }: ContentDeps, edition: Edition, editor: Editor): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, draft } = await atVersion(tx, edition)
    if (draft === null) return
    await saveDraft(tx, name, null)
    await writeAudit(tx, { ...by(editor, now()), action: 'discarded a draft', entityId: name })
  })

const by = ({ account, ip }: Editor, at: Date) => ({
  at,
  ...deedBy({ account, place: placeOf(ip) }),
  entity: contentEntity,
})
