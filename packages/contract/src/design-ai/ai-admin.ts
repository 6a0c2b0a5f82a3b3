import { z } from 'zod'
import { cents, opaqueId } from '../shared/ids.ts'
import { aiLostStates, aiReportReasons, aiReportStates, aiRooms, aiStyles } from './ai-choices.ts'

const moment = z.iso.datetime()

/** A report in the list of Admins. */
export const aiReportRow = z
  .object({
    id: opaqueId,
    reason: z.enum(aiReportReasons),
    note: z.string(),
    state: z.enum(aiReportStates),
    reported_at: moment,
    picture_id: opaqueId,
    /** Null: it is hidden from everybody. */
    picture_src: z.string().nullable(),
    account_id: opaqueId,
    account_name: z.string(),
    /** How many reports of this account were upheld. */
    upheld: z.int(),
    is_blocked: z.boolean(),
  })
  .meta({ id: 'AiReport' })
export type AiReportRow = z.infer<typeof aiReportRow>

/** A day of AI Design, in Pacific time: what was asked for, what came of it, and what credits and money moved. */
export const aiDay = z
  .object({
    id: z.iso.date(),
    asked: z.int(),
    done: z.int(),
    failed: z.int(),
    blocked: z.int(),
    cancelled: z.int(),
    credits_spent: z.int(),
    credits_given: z.int(),
    credits_bought: z.int(),
    bought_cents: cents,
    refunded_cents: cents,
  })
  .meta({ id: 'AiDay' })
export type AiDay = z.infer<typeof aiDay>

/** A run that came to nothing. What its owner wrote is theirs, and is not shown. */
export const aiLostRun = z
  .object({
    id: opaqueId,
    state: z.enum(aiLostStates),
    code: z.string(),
    sentence: z.string(),
    engine: z.string(),
    room: z.enum(aiRooms),
    styles: z.array(z.enum(aiStyles)),
    with_photo: z.boolean(),
    account_id: opaqueId,
    account_name: z.string(),
    asked_at: moment,
    ended_at: moment.nullable(),
  })
  .meta({ id: 'AiLostRun' })
export type AiLostRun = z.infer<typeof aiLostRun>
