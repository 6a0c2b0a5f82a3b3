import { z } from 'zod'
import { phone, requiredCountryCode } from '../account/account.fields.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { smsMessages as say } from './sms.messages.ts'
import { smsPhone } from './sms.ts'

const own = { access: 'account', pages: 'own', reply: replyOf(smsPhone) } as const

export const smsEndpoints = {
  'POST /api/sms_phone': {
    summary: 'Sends a code to a number. It takes text messages once the code was given.',
    ...own,
    body: z.object({ country_code: requiredCountryCode, phone_number: phone }),
  },
  'PUT /api/sms_phone': {
    summary: 'Proves the number that a code was sent to.',
    ...own,
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, say.codeDigits),
    }),
  },
  'DELETE /api/sms_phone': {
    summary: 'Sends the caller no text messages any more.',
    ...own,
  },
} as const satisfies EndpointTable
