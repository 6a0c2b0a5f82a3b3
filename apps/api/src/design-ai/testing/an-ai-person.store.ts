import type { AiChoice } from '@showroom/contract/design-ai/design-ai'
import type { Db, Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { createAiAccount, saveAiVerified } from '../account/ai-account.store.ts'
import { openAiSession } from '../account/ai-sessions.ts'
import { giveGift } from '../credits/credits.ts'
import { savePhoto } from '../photo/ai-photo.store.ts'

type Telling = { now: Date; fullName?: string; isVerified?: boolean }

/** Somebody of AI Design with three credits, without a password's hashing. */
export const anAiPerson = (db: Db, { now, fullName = 'Ines Marsh', isVerified = true }: Telling) =>
  db.transaction(async (tx) => {
    const publicId = newPublicId()
    const email = `${publicId.toLowerCase()}@ai.test`
    const id = await createAiAccount(tx, {
      publicId,
      email,
      fullName,
      passwordHash: null,
      accountId: null,
      adultOn: null,
      now,
    })
    if (id === null) throw new Error('The AI account was not made.')
    if (isVerified) {
      await saveAiVerified(tx, id, now)
      await giveGift(tx, id, now)
    }
    return { id, publicId, email, token: await openAiSession(tx, id, now) }
  })

/** As nobody but a fault could: the same credits again, were causes not unique. Undone with its transaction. */
export const giveTwice = async (tx: Queries, id: number) => {
  await tx.query(sql`alter table ai_credit_movement drop constraint ai_credit_movement_cause_key`)
  await tx.query(sql`
    insert into ai_credit_movement (ai_account_id, kind, cause, amount, created_at)
    select ai_account_id, kind, cause, amount, created_at from ai_credit_movement
    where ai_account_id = ${id} and kind = 'gift'`)
  await tx.query(sql`update ai_account set credits = credits * 2 where id = ${id}`)
}

const aChoice = (name: string): AiChoice => ({
  surface: 'floor',
  product_id: 'tile',
  name,
  brand: 'Ostrevane',
  color: 'beige',
  reason: 'It is there.',
  confidence: 'certain',
  area: 100_000,
  waste_pct: 10,
  qty: 8,
  unit: 'box',
  unit_price_cents: 8_821,
  total_cents: 70_568,
})

const aPhotoRow = (id: string, createdAt: Date) => {
  const colors = [{ color: '#c9b18c', share: 100 }]
  return { id, file: id, width: 960, height: 720, colors, createdAt }
}

type Owned = { id: number; publicId: string; now: Date }

const aDeclinedPurchase = (tx: Queries, { id, publicId, now }: Owned) =>
  tx.query(sql`
    insert into ai_purchase (public_id, ai_account_id, idem_key, credits, amount_cents, provider, payment_method_id,
      state, asked_at, next_try_at)
    values (${publicId}, ${id}, ${publicId}, 10, 900, 'sandbox', 'pm_declined', 'declined', ${now}, ${now})`)

/** A job that is done, with a picture that was reported. */
export const aReportedIdea = async (db: Db, { id, name, now }: { id: number; name: string; now: Date }) => {
  const ids = {
    aiJobId: newPublicId(),
    aiPictureId: newPublicId(),
    aiPhotoId: newPublicId(),
    aiReportId: newPublicId(),
    aiPurchaseId: newPublicId(),
  }
  const wish = {
    showroom: 'HARVEST2',
    room: 'bathroom',
    styles: ['coastal'],
    keep: [],
    budget_cents: null,
    text: name,
    pictures: 4,
  }
  await db.transaction(async (tx: Queries) => {
    await tx.query(sql`
      insert into ai_job (public_id, ai_account_id, idem_key, showroom_id, wish, engine, state, progress, cost, created_at, ended_at)
      select ${ids.aiJobId}, ${id}, ${ids.aiJobId}, s.id, ${JSON.stringify(wish)}::jsonb, 'assembler', 'done', 100, 1, ${now}, ${now}
      from showroom s where s.vsd_id = 'HARVEST2'`)
    await tx.query(sql`
      insert into ai_picture (public_id, ai_job_id, position, file, width, height, look, total_cents, over_cents)
      select ${ids.aiPictureId}, j.id, 0, ${ids.aiPictureId}, 960, 720,
        ${JSON.stringify({ choices: [aChoice(name)], kept: [] })}::jsonb, 70568, 0
      from ai_job j where j.public_id = ${ids.aiJobId}`)
    await savePhoto(tx, id, aPhotoRow(ids.aiPhotoId, now))
    await aDeclinedPurchase(tx, { id, publicId: ids.aiPurchaseId, now })
    await tx.query(sql`
      insert into ai_report (public_id, ai_picture_id, ai_account_id, reason, note, reported_at)
      select ${ids.aiReportId}, p.id, ${id}, 'other', ${name}, ${now} from ai_picture p where p.public_id = ${ids.aiPictureId}`)
  })
  return ids
}
