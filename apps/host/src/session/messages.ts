import { commonMessages as common } from '../common.messages.ts'

/** What is said of being signed in. */
export const sessionMessages = {
  continueWith: (label: string) => `Continue with ${label}`,
  or: 'or',
  unreachableTitle: common.unreachable,
  unreachableText: 'You are still signed in. Check your connection and try again.',
  tryAgain: common.tryAgain,
  added: 'added',
  alreadyThere: 'already there',
  leftOut: 'left out',
  cartCameWithYou: (parts: string) => `Your cart came with you: ${parts}.`,
  signedIn: 'You are signed in.',
  goOn: 'Go on to where you were',
  projectFailed: 'Internal server error.',
}
