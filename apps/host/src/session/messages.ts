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
  freshCode: {
    title: 'One-time code',
    about: 'What moves money asks for a code that you gave in the last 15 minutes.',
    give: 'Give the code',
    mail: 'Mail me a code',
    mailed: 'A code is on its way to you.',
    taken: 'The code is right. It counts for 15 minutes.',
    wrong: 'That code is not right, or it is too old.',
  },
}
