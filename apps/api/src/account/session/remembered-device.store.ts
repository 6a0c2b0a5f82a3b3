import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type NewDevice = {
  publicId: string
  accountId: number
  selector: string
  validatorHash: Buffer
  device: string
  place: string
  now: Date
  expiresAt: Date
}

export const createDevice = async (tx: Queries, device: NewDevice): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into remembered_device
      (public_id, account_id, selector, validator_hash, rotated_at, device, place, created_at, expires_at)
    values (${device.publicId}, ${device.accountId}, ${device.selector}, ${device.validatorHash}, ${device.now},
      ${device.device}, ${device.place}, ${device.now}, ${device.expiresAt})
    returning id`)
  if (!created) throw new Error('The device was not remembered.')
  return created.id
}

export type KeptDevice = {
  id: number
  accountId: number
  validatorHash: Buffer
  previousHash: Buffer | null
  rotatedAt: Date
  expiresAt: Date
}

/** Of two who come at once, the second waits and then sees the key that the first was given. */
export const lockDevice = async (tx: Queries, selector: string, now: Date): Promise<KeptDevice | null> => {
  const [kept] = await tx.query<KeptDevice>(sql`
    select id, account_id as "accountId", validator_hash as "validatorHash", previous_hash as "previousHash",
      rotated_at as "rotatedAt", expires_at as "expiresAt"
    from remembered_device where selector = ${selector} and expires_at > ${now} for update`)
  return kept ?? null
}

type AskedDevice = { accountId: number; selector: string; validatorHash: Buffer }

export const isDeviceOf = async (
  db: Queries,
  { accountId, selector, validatorHash }: AskedDevice,
  now: Date,
): Promise<boolean> => {
  const kept = await db.query(sql`
    select 1 from remembered_device
    where selector = ${selector} and account_id = ${accountId} and validator_hash = ${validatorHash}
      and expires_at > ${now}`)
  return kept.length > 0
}

type Rotation = { validatorHash: Buffer; place: string; now: Date }

export const rotateDevice = (tx: Queries, id: number, { validatorHash, place, now }: Rotation) =>
  tx.query(sql`
    update remembered_device set previous_hash = validator_hash, validator_hash = ${validatorHash},
      rotated_at = ${now}, place = ${place}
    where id = ${id}`)

export type ListedDevice = {
  id: number
  publicId: string
  selector: string
  device: string
  place: string
  lastUsedAt: Date
  rememberedAt: Date
  expiresAt: Date
}

export const devicesOf = (db: Queries, accountId: number, now: Date): Promise<ListedDevice[]> =>
  db.query<ListedDevice>(sql`
    select id, public_id as "publicId", selector, device, place, rotated_at as "lastUsedAt",
      created_at as "rememberedAt", expires_at as "expiresAt"
    from remembered_device where account_id = ${accountId} and expires_at > ${now}
    order by rotated_at desc, id desc`)

/** Its sessions end with it. */
export const forgetDevice = (tx: Queries, id: number) =>
  tx.query(sql`delete from remembered_device where id = ${id}`)

export const forgetOwnDevice = async (tx: Queries, accountId: number, publicId: string): Promise<boolean> => {
  const forgotten = await tx.query(sql`
    delete from remembered_device where account_id = ${accountId} and public_id = ${publicId} returning id`)
  return forgotten.length > 0
}

/** All of them, or all but the one that stays. */
export const forgetDevicesOf = (tx: Queries, accountId: number, except: number | null = null) =>
  tx.query(
    sql`delete from remembered_device where account_id = ${accountId} and id is distinct from ${except}`,
  )

export const deleteEndedDevices = (db: Queries, now: Date) =>
  db.query(sql`delete from remembered_device where expires_at <= ${now}`)
