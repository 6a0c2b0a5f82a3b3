import { z } from 'zod'
import { webAddress } from './variables.ts'

const number = /^\+[1-9]\d{6,14}$/
const service = /^MG[0-9a-f]{32}$/

/** An account at Twilio, or at whoever speaks its Messages API. */
export const smsVariables = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be the SID of an account, such as AC…')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must be the token of the account').optional(),
  /** A number of the account’s, or a messaging service of it. */
  TWILIO_FROM: z
    .string()
    .refine(
      (from) => number.test(from) || service.test(from),
      'must be a number, such as +15005550006, or MG…',
    )
    .optional(),
  /** What is asked in the place of Twilio. */
  TWILIO_API_BASE: webAddress.optional(),
}

type Variables = z.output<z.ZodObject<typeof smsVariables>>
type Others = { NODE_ENV: string }

export type SmsConfig = { accountSid: string; authToken: string; from: string; apiBase: string }

const twilio = 'https://api.twilio.com'

export const smsConfigOf = (
  settings: Variables & Others,
): { sms: SmsConfig | null; smsProblems: string[] } => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings
  const { TWILIO_API_BASE: apiBase = twilio, NODE_ENV } = settings
  const given = [accountSid, authToken, from].filter((value) => value !== undefined)
  if (given.length === 0) return { sms: null, smsProblems: [] }
  if (accountSid === undefined || authToken === undefined || from === undefined)
    return {
      sms: null,
      smsProblems: [
        'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together. Set all, or none.',
      ],
    }
  if (NODE_ENV === 'production' && !apiBase.startsWith('https:'))
    return { sms: null, smsProblems: ['TWILIO_API_BASE must be https in production.'] }
  return { sms: { accountSid, authToken, from, apiBase }, smsProblems: [] }
}

/** Whether it is a messaging service that sends, and not one number. */
export const isService = (from: string): boolean => service.test(from)
