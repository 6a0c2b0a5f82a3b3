import { commonMessages as common } from '../../common.messages.ts'

export const embedMessages = {
  title: (company: string) => `Sign in to shop with ${company}`,
  orderFrom: (company: string) => `Your order from ${company}`,
  backTo: 'Back to the website',
  on: 'You go on at',
  secret: 'You sign in with Showroom. The website learns your first name, and never your password.',
  signedInAs: (name: string) => `Continue as ${name}`,
  other: 'Use another account',
  cancel: 'Not now',
  signUp: 'New here? Create an account',
  verifyLater:
    'We have sent you an email with a link. You can shop on now, and verify your email before you order.',
  notAClient: 'This account is not a client’s. Please use another one to shop here.',
  refused: 'This website can’t sign you in',
  refusedWhy:
    'It is not among the websites of this showroom, or its link is incomplete. Nothing was shared with it.',
  unreachable: common.unreachable,
  unreachableWhy: common.checkConnection,
  again: common.tryAgain,
  close: 'Close this window',
  doneTitle: (name: string) => `You are signed in, ${name}`,
  doneWhy:
    'This window has lost touch with the website. Go back to it and press “Sign in” once more: it takes one click.',
  leftTitle: 'Nothing was ordered',
  left: 'You can close this window.',
}
