import { z } from 'zod'
import { countryCode, email, name, phoneIfAny, text } from '../account/account.fields.ts'
import { accountMessages } from '../account/account.messages.ts'
import { defaultCountryCode } from '../policy/figures.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { contactRoles, contactTopics, longestMessage } from './choices.ts'
import { contactMessages } from './contact.messages.ts'

const longestName = 120
const longestNumber = 40

export const contactEndpoints = {
  'POST /api/contact': {
    summary: 'Writes to us: the message is kept, and mailed to our inbox; the sender gets a confirmation.',
    access: 'anyone',
    pages: 'own',
    body: z.object({
      full_name: name('name', longestName),
      email,
      country_code: countryCode.default(defaultCountryCode),
      phone_number: phoneIfAny.default(''),
      role: z.enum(contactRoles, contactMessages.role),
      topic: z.enum(contactTopics, contactMessages.topic),
      order_number: z
        .string()
        .trim()
        .max(longestNumber, accountMessages.tooLong('order number', longestNumber))
        .default(''),
      message: text('message', longestMessage),
      /** People do not see this field; what fills it in is a program, and its message is dropped. */
      website: z.string().default(''),
    }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
