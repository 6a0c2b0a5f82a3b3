import { adultAge, minimumAge } from '@showroom/contract/policy/figures'

/** What is said wherever somebody is asked how old they are. */
export const ageMessages = {
  birthDate: 'Date of birth',
  birthDateHint: `You have to be at least ${minimumAge}. It is asked for nothing else.`,
  parentConsent: `I am under ${adultAge}, and a parent or guardian agrees to my account`,
  title: 'How old are you?',
  lead: 'Whoever signs up with their e-mail is asked this first. You came in another way, so we ask it now.',
  saving: 'Saving…',
  isItRight: 'Is this date right?',
  tooYoungText: `Who is under ${minimumAge} can not have an account. If the date is right, we remove yours now, with all that it holds. You can look at everything in the shop without one.`,
  itIsRight: 'Yes, remove my account',
  removing: 'Removing…',
  correctIt: 'No, let me correct it',
} as const
