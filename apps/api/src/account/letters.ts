import { approvalHours } from '@showroom/contract/policy/figures'
import type { Letter } from '../platform/mail/letter.ts'
import type { Account } from './account.ts'
import type { Pending } from './account-deps.ts'

/** Links lead to the address that the server was configured with, never to what a request says of itself. */
export type Reader = { account: Pick<Account, 'firstName' | 'email'>; publicUrl: string }

export const to = ({ account }: Reader): Letter['to'] => ({ name: account.firstName, address: account.email })
export const pageOf = ({ publicUrl }: Pick<Reader, 'publicUrl'>, path: string): string =>
  `${publicUrl}/showroom${path}`

export const verifyLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Please verify your e-mail',
  preview: 'One click, and your account is ready.',
  paragraphs: [
    `Welcome, ${reader.account.firstName}.`,
    'Please verify your e-mail address, so that orders and messages reach you. The link is good for 24 hours.',
  ],
  action: { label: 'Verify my e-mail', url: pageOf(reader, `/verify/${code}`) },
})

export const welcomeLetter = (reader: Reader): Letter => ({
  to: to(reader),
  subject: 'Welcome',
  preview: 'Your account is ready.',
  paragraphs: [
    `Welcome, ${reader.account.firstName}. Your e-mail is verified, and your account is ready.`,
    'Your carts and projects are kept in it, and you can go on with them on every device that you sign in on.',
  ],
  action: { label: 'Go on shopping', url: pageOf(reader, '/') },
})

export const resetLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Choose a new password',
  preview: 'The link is good for 30 minutes.',
  paragraphs: [
    'Somebody, hopefully you, asked for a new password for your account. The link is good for 30 minutes, once.',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
  action: { label: 'Choose a new password', url: pageOf(reader, `/password_reset?code=${code}`) },
})

export const passwordChangedLetter = (reader: Reader): Letter => ({
  to: to(reader),
  subject: 'Your password was changed',
  preview: 'If it was not you, act now.',
  paragraphs: [
    'The password of your account was changed just now, and your other devices were signed out.',
    'If it was not you, choose a new one at once.',
  ],
  action: { label: 'It was not me', url: pageOf(reader, '/reset_password') },
})

export const twoStepLetter = (reader: Reader, isOn: boolean): Letter => ({
  to: to(reader),
  subject: `Two-step sign-in was turned ${isOn ? 'on' : 'off'}`,
  preview: 'If it was not you, act now.',
  paragraphs: [
    isOn
      ? 'From now on signing in asks for a code of your authenticator app, and your other devices were signed out.'
      : 'From now on your password alone signs you in.',
    'If it was not you, choose a new password at once.',
  ],
  action: { label: 'It was not me', url: pageOf(reader, '/reset_password') },
})

export const deviceForgottenLetter = (reader: Reader): Letter => ({
  to: to(reader),
  subject: 'We signed one of your devices out',
  preview: 'Somebody used an old key of it.',
  paragraphs: [
    'You had asked us to remember a device of yours. Somebody has just come with a key that this device had given back already, so a copy of it may be in other hands.',
    'We have forgotten the device and signed it out. If you did nothing unusual, choose a new password.',
  ],
  action: { label: 'Choose a new password', url: pageOf(reader, '/reset_password') },
})

export const socialProofLetter = (
  reader: Reader,
  { code, label }: { code: string; label: string },
): Letter => ({
  to: to(reader),
  subject: `Your code to sign in with ${label}`,
  preview: 'Good for 10 minutes.',
  paragraphs: [
    `Somebody, hopefully you, is signing in with ${label} under this e-mail address. To show that it is yours, type this code where you are signing in. It is good for 10 minutes.`,
    'If it was not you, there is nothing to do. Nobody of us will ever ask you for it.',
  ],
  code,
})

export const socialLinkedLetter = (reader: Reader, label: string): Letter => ({
  to: to(reader),
  subject: `You can sign in with ${label} now`,
  preview: 'If it was not you, act now.',
  paragraphs: [
    `${label} signs you in to your account from now on.`,
    'If it was not you, choose a new password at once and write to us.',
  ],
  action: { label: 'It was not me', url: pageOf(reader, '/reset_password') },
})

export const otpLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Your one-time code',
  preview: 'Good for 10 minutes.',
  paragraphs: ['Your one-time code is good for 10 minutes. Nobody of us will ever ask you for it.'],
  code,
})

export const payoutCodeLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Your code for payouts',
  preview: 'Good for 10 minutes.',
  paragraphs: [
    'Somebody, hopefully you, is changing your payout settings or asking for a payout. The code is good for 10 minutes.',
    'Nobody of us will ever ask you for it. If it was not you, change your password.',
  ],
  code,
})

/** An application that was submitted is being looked at; without one there is still something to do. */
export const pendingLetter = (reader: Reader, { path, isSubmitted }: Pending): Letter =>
  isSubmitted
    ? {
        to: to(reader),
        subject: 'We are looking at your application',
        preview: `You hear from us within ${approvalHours} hours.`,
        paragraphs: [
          `Thank you, ${reader.account.firstName}. Your application has arrived.`,
          `We look at every one ourselves, and answer within ${approvalHours} hours.`,
        ],
        action: { label: 'See where it stands', url: pageOf(reader, path) },
      }
    : {
        to: to(reader),
        subject: 'One more step: your application',
        preview: `Tell us about your business, and we answer within ${approvalHours} hours.`,
        paragraphs: [
          `Thank you, ${reader.account.firstName}. Your account is made.`,
          `Please tell us about your business now. We look at every application ourselves, and answer within ${approvalHours} hours.`,
        ],
        action: { label: 'Finish my application', url: pageOf(reader, path) },
      }

export const emailChangeLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Please verify your new e-mail',
  preview: 'One click, and it is your account’s e-mail.',
  paragraphs: [
    `Hello ${reader.account.firstName}.`,
    'You asked to use this e-mail for your account. It changes when you open the link, which is good for 24 hours.',
    'If it was not you, there is nothing to do.',
  ],
  action: { label: 'Use this e-mail', url: pageOf(reader, `/verify/${code}`) },
})

export const emailChangeAskedLetter = (reader: Reader, email: string): Letter => ({
  to: to(reader),
  subject: 'Your e-mail is about to change',
  preview: 'If it was not you, act now.',
  paragraphs: [
    `Somebody, hopefully you, asked to use ${email} for your account instead of this e-mail.`,
    'If it was not you, choose a new password at once: the change is then worth nothing.',
  ],
  action: { label: 'It was not me', url: pageOf(reader, '/reset_password') },
})

export const emailChangedLetter = (reader: Reader, email: string): Letter => ({
  to: to(reader),
  subject: 'Your e-mail was changed',
  preview: 'You sign in with the new one from now on.',
  paragraphs: [
    `The e-mail of your account is ${email} from now on. Please sign in with it.`,
    'If it was not you, please write to our support at once.',
  ],
})

export const accountDeletedLetter = (reader: Reader): Letter => ({
  to: to(reader),
  subject: 'Your account is deleted',
  preview: 'We have removed what was yours.',
  paragraphs: [
    `Goodbye, ${reader.account.firstName}. Your account is deleted, as you asked.`,
    'Your name, e-mail, phone, addresses, cards, carts and projects are removed, and every device is signed out.',
    'You are welcome back at any time, with a new account.',
  ],
})
