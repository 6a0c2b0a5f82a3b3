import { z } from 'zod'
import { paymentDetails, paymentMethodId } from '../payment/payment.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomName, showroomRef } from '../shared/ids.ts'
import { languages } from '../shared/languages.ts'
import { plainName } from '../shared/plain-name.ts'
import { settings, shippingAddress, signInSession, user } from './account.ts'
import { accountMessages } from './account.messages.ts'
import {
  agreed,
  anyPassword,
  birthDate,
  countryCode,
  email,
  name,
  nameIfAny,
  newPassword,
  phone,
  requiredCountryCode,
  text,
  zipCode,
} from './account.fields.ts'
import { usStates } from './us-states.ts'

const shipping = {
  shipping_street: text('shipping street', 120).optional(),
  shipping_apartment: z.string().trim().max(60, accountMessages.tooLong('apartment', 60)).default(''),
  shipping_city: text('shipping city', 80).optional(),
  shipping_state: z.enum(usStates, accountMessages.state).optional(),
  shipping_zip_code: zipCode.optional(),
}

/** Where the bills of the card go; with a card, all of it or nothing. */
const billing = {
  pay_street: text('street', 120).optional(),
  pay_city: text('city', 80).optional(),
  pay_state: z.enum(usStates, accountMessages.state).optional(),
  pay_zip_code: zipCode.optional(),
}

const code = z.string().trim().min(1).max(64)

const registration = z
  .object({
    full_name: nameIfAny('full name', 120),
    first_name: nameIfAny('first name', 60),
    last_name: nameIfAny('last name', 60),
    // Nobody becomes an Admin by asking for it.
    type: z.enum(['User', 'Vendor', 'Contractor'], accountMessages.type).default('User'),
    email,
    password: newPassword,
    country_code: requiredCountryCode,
    phone_number: phone,
    zip_code: zipCode,
    agree: agreed,
    i_accept: agreed.optional(),
    /** Without one, who agrees to the Terms says with them that they are an adult. */
    birth_date: birthDate.optional(),
    /** Of a parent or guardian, for who is under 18. */
    parent_consent: agreed.optional(),
    shop_id: showroomRef,
    ...shipping,
    /** What the provider’s frame gave for the card; its number and CVC never come here. */
    payment_method_id: paymentMethodId.optional(),
    ...billing,
  })
  .refine(({ full_name, first_name }) => full_name !== '' || first_name !== '', {
    path: ['full_name'],
    message: accountMessages.fullName,
  })

const profile = z.object({
  user,
  /** The card that is charged. */
  payment_details: paymentDetails.nullable(),
  shipping_address: shippingAddress.nullable(),
  /** What delivery of the caller's cart costs as it is chosen now, in dollars. */
  shipping_charge: z.number(),
  /** Not for who has only ever signed in with a provider. */
  has_password: z.boolean(),
})

export const signedIn = z.object({ user, token: z.string().nullable() })

export const accountEndpoints = {
  'POST /api/register': {
    summary: 'Creates an account. A User is signed in at once; a Vendor or Contractor waits for approval.',
    access: 'anyone',
    pages: 'own',
    body: registration,
    reply: replyOf(signedIn),
  },
  'POST /api/login': {
    summary: 'Signs in. The shop’s own door admits Users, the door for Pros everybody else.',
    access: 'anyone',
    pages: 'own',
    body: z.object({
      email,
      password: anyPassword,
      portal: z.enum(['shop', 'pro', 'admin']).default('shop'),
      /** Signs this browser in again for 340 days. */
      remember: z.boolean().default(false),
    }),
    reply: replyOf(signedIn),
  },
  'POST /api/logout': {
    summary: 'Ends this session.',
    access: 'session',
    pages: 'own',
    reply: replyOf(z.object({})),
  },
  'GET /api/authuser': {
    summary: 'The current user.',
    access: 'session',
    pages: 'own',
    reply: replyOf(user),
  },
  'GET /api/email/resend': {
    summary: 'Sends the link that verifies the e-mail again.',
    access: 'session',
    lookingOn: false,
    pages: 'own',
    reply: replyOf(z.object({})),
  },
  'GET /api/email/verify/{code}': {
    summary: 'Verifies the e-mail that the code was sent to.',
    access: 'anyone',
    lookingOn: false,
    pages: 'own',
    params: z.object({ code }),
    reply: replyOf(z.object({ email_verified_at: z.iso.datetime() })),
  },
  'GET /api/login/verify_otp': {
    summary: 'Without `otp` sends an Admin a one-time code; with it, tells whether it is right.',
    access: 'session',
    roles: ['Admin'],
    pages: 'own',
    query: z.object({
      otp: z.string().trim().max(12).optional(),
      /** A right code is then not asked for on this device for 340 days. */
      trust_device: z.literal('1').optional(),
    }),
    reply: replyOf(z.object({ valid_otp: z.boolean() })),
  },
  'POST /api/password/forgot': {
    summary: 'Sends a link to choose a new password. Says the same whether or not there is an account.',
    access: 'anyone',
    pages: 'own',
    body: z.object({ email }),
    reply: replyOf(z.object({})),
  },
  'POST /api/password/reset': {
    summary: 'Sets the password by the code of the link; ends every session.',
    access: 'anyone',
    pages: 'own',
    body: z.object({ code, password: newPassword }),
    reply: replyOf(z.object({})),
  },
  'POST /api/password/change': {
    summary: 'Changes the password; ends the other sessions.',
    access: 'account',
    pages: 'own',
    body: z.object({ current_password: anyPassword, password: newPassword }),
    reply: replyOf(z.object({})),
  },
  'GET /api/profile': {
    summary: 'Name, phone and shipping address of the caller.',
    access: 'account',
    pages: 'own',
    query: z.object({
      checkout: z.union([z.string(), z.number()]).optional(),
      /** Whose cart `shipping_charge` is of, instead of the one that was changed last. */
      showroom: showroomName.optional(),
    }),
    reply: replyOf(profile),
  },
  'PUT /api/profile': {
    summary: 'Changes what the caller’s profile says; fields that are left out stay.',
    access: 'account',
    pages: 'own',
    body: z.object({
      first_name: name('first name', 60).optional(),
      last_name: plainName(z.string().trim().max(60), 'last name').optional(),
      country_code: countryCode.optional(),
      phone_number: phone.optional(),
      zip_code: zipCode.optional(),
      /** Null: not said. */
      language: z.enum(languages).nullable().optional(),
      ...shipping,
      shipping_apartment: z.string().trim().max(60).optional(),
      checkout: z.union([z.string(), z.number()]).optional(),
      showroom: showroomName.optional(),
    }),
    reply: replyOf(profile),
  },
  'GET /api/setting': {
    summary: 'The caller’s settings.',
    access: 'account',
    pages: 'own',
    reply: replyOf(settings),
  },
  'PUT /api/setting': {
    summary: 'Changes the caller’s settings; what is left out stays.',
    access: 'account',
    pages: 'own',
    body: settings.partial(),
    reply: replyOf(settings),
  },
  'GET /api/session': {
    summary: 'Where the caller is signed in.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.array(signInSession)),
  },
  'DELETE /api/session/{id}': {
    summary: 'Signs one device out.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
