import { z } from 'zod'
import { agreed, anyPassword, birthDate, email, name, newPassword } from '../account/account.fields.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageQuery } from '../shared/paging.ts'
import { aiReportReasons } from './ai-choices.ts'
import { aiPhoto } from './ai-photo.ts'
import {
  aiCredits,
  aiJob,
  aiMovement,
  aiPack,
  aiPurchase,
  aiSurvey,
  aiUser,
  aiWish,
  refineText,
} from './design-ai.ts'

/** For the AI account alone, on our own pages alone. */
const own = { access: 'ai', pages: 'own' } as const
const open = { access: 'anyone', pages: 'own' } as const

const credits = aiCredits
const withCredits = <Shape extends z.ZodRawShape>(shape: Shape) => replyOf(z.object({ ...shape, credits }))
/** Of nobody: whoever is signed out, forgotten or not known yet has no balance. */
const done = replyOf(z.object({}))
const code = z.string().min(1).max(64)

export const designAiEndpoints = {
  'POST /api/AI/design': {
    summary: 'Signs in to AI Design, signs up, or signs in with the Showroom account of the caller.',
    ...open,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('login'), email, password: anyPassword }),
      z.object({
        action: z.literal('register'),
        full_name: name('full name', 120),
        email,
        password: newPassword,
        birth_date: birthDate,
        /** Of a parent or guardian, for who is under 18. */
        parent_consent: agreed.optional(),
        agree: agreed,
      }),
      z.object({ action: z.literal('link'), agree: agreed }),
    ]),
    reply: withCredits({ user: aiUser, token: z.string() }),
  },
  'GET /api/AI/get_user': {
    summary: 'Who is signed in to AI Design.',
    ...own,
    reply: withCredits({ user: aiUser }),
  },
  'POST /api/AI/get_credits': {
    summary: 'Credits, what they cost, and their movements, newest first.',
    ...own,
    body: z.object({ page: pageQuery.page }),
    reply: withCredits({
      movements: z.array(aiMovement),
      last_page: z.int(),
      /** What can be bought; none where no cards are taken. */
      packs: z.array(aiPack),
      purchases: z.array(aiPurchase),
    }),
  },
  'POST /api/AI/credits': {
    summary: 'Buys a pack of credits; the same key twice is the same purchase.',
    ...own,
    body: z.object({
      key: opaqueId,
      ...aiPack.shape,
      payment_method_id: z.string().regex(/^pm_\w{1,250}$/),
    }),
    reply: withCredits({ purchase: aiPurchase }),
  },
  'GET /api/AI/credits/{id}': {
    summary: 'How far a purchase is: asked for, confirmed by its bank, paid.',
    ...own,
    params: z.object({ id: opaqueId }),
    reply: withCredits({ purchase: aiPurchase }),
  },
  'POST /api/AI/credits/{id}/refund': {
    summary: 'Gives back what is not spent of a purchase, within twelve days.',
    ...own,
    params: z.object({ id: opaqueId }),
    reply: withCredits({ purchase: aiPurchase }),
  },
  'GET /api/AI/design/email/resend': {
    summary: 'Sends the verification mail again.',
    ...own,
    reply: withCredits({}),
  },
  'GET /api/AI/design/email/verify/{code}': {
    summary: 'Verifies the address by a mailed code; the gift of credits comes with it.',
    ...open,
    params: z.object({ code }),
    reply: withCredits({ email_verified_at: z.iso.datetime() }),
  },
  'POST /api/AI/logout': { summary: 'Ends the session of AI Design.', ...own, reply: done },
  'POST /api/AI/password': {
    summary: 'Mails a link to choose another password.',
    ...open,
    body: z.object({ email }),
    reply: done,
  },
  'PUT /api/AI/password': {
    summary: 'Chooses another password by a mailed code; other sessions end.',
    ...open,
    body: z.object({ code, password: newPassword }),
    reply: withCredits({ user: aiUser, token: z.string() }),
  },
  'PUT /api/AI/survey': {
    summary: 'Keeps what somebody told of their taste.',
    ...own,
    body: aiSurvey,
    reply: withCredits({ user: aiUser }),
  },
  'GET /api/AI/data': {
    summary: 'All that is kept of an AI account, as a download.',
    ...own,
    reply: replyOf(z.looseObject({ credits })),
  },
  'POST /api/AI/forget': {
    summary: 'Removes the AI account with all that is in it.',
    ...own,
    body: z.object({ password: z.string().max(128).default('') }),
    reply: done,
  },
  'GET /api/AI/photo': {
    summary: 'The photos of rooms that the account has sent, newest first. They come in as multipart.',
    ...own,
    reply: withCredits({ photos: z.array(aiPhoto) }),
  },
  'DELETE /api/AI/photo/{id}': {
    summary: 'Removes a photo; what was made of it stays.',
    ...own,
    params: z.object({ id: opaqueId }),
    reply: withCredits({ photos: z.array(aiPhoto) }),
  },
  'POST /api/AI/job': {
    summary:
      'Asks for ideas; a credit is set aside until they are there. The same key twice is the same job.',
    ...own,
    body: z.object({ key: opaqueId, wish: aiWish }),
    reply: withCredits({ job: aiJob }),
  },
  'GET /api/AI/job': {
    summary: 'The jobs of the account, newest first.',
    ...own,
    query: z.object({ page: pageQuery.page }),
    reply: withCredits({ jobs: z.array(aiJob), last_page: z.int() }),
  },
  'GET /api/AI/job/{id}': {
    summary:
      'One job: its place in line, how far it is, its pictures. With the version that was seen, the answer is held until there is another, for up to `wait` seconds.',
    ...own,
    params: z.object({ id: opaqueId }),
    query: z.object({
      seen: z.coerce.number().int().min(0).optional(),
      wait: z.coerce.number().int().min(0).max(20).default(0),
    }),
    reply: withCredits({ job: aiJob }),
  },
  'POST /api/AI/job/{id}/refine': {
    summary: 'Another idea from a picture of this job, by words.',
    ...own,
    params: z.object({ id: opaqueId }),
    body: z.object({ key: opaqueId, picture: opaqueId, text: refineText }),
    reply: withCredits({ job: aiJob }),
  },
  'DELETE /api/AI/job/{id}': {
    summary: 'Cancels a job that is not done; its credit is returned.',
    ...own,
    params: z.object({ id: opaqueId }),
    reply: withCredits({ job: aiJob }),
  },
  'POST /api/AI/report': {
    summary: 'Reports a picture to us.',
    ...own,
    body: z.object({
      picture: opaqueId,
      reason: z.enum(aiReportReasons),
      note: z.string().trim().max(500).default(''),
    }),
    reply: withCredits({}),
  },
} as const satisfies EndpointTable
