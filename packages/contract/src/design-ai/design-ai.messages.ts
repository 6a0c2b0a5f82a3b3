import { timezone } from '../policy/figures.ts'
import { minuteMs } from '../shared/time.ts'
import type { AiJobState } from './ai-choices.ts'

/** The minute from which on it goes again. */
const clockOf = (free: Date): string =>
  new Date(Math.ceil(free.getTime() / minuteMs) * minuteMs).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  })

/** What people read of AI Design, whoever says it. */
export const designAiMessages = {
  loginFirst: 'Please sign in to AI Design first.',
  wrongCredentials: 'These credentials do not match our records.',
  emailTaken: 'This e-mail already has an AI Design account. Sign in instead.',
  linkEmailTaken:
    'This e-mail already has an AI Design account. Sign in to it, then link your Showroom account under “Account”.',
  linkNeedsShop: 'Sign in to the shop first, then use that account here.',
  linkTaken: 'Your Showroom account already has another AI Design account.',
  blocked: 'This AI Design account is closed for new ideas. Write to us if you think that is wrong.',
  verifyFirst: 'Please verify your e-mail first: then three credits are yours.',
  verificationSent: 'We have sent the mail again.',
  verified: 'Your e-mail is verified. Three credits are yours.',
  welcome: 'Welcome to AI Design. Please check your mail.',
  loggedOut: 'You are signed out of AI Design.',
  badCode: 'This link has been used or is too old.',
  resetSent: 'If there is an account with this address, we have sent a mail.',
  passwordChanged: 'Your password is changed.',
  saved: 'Saved.',
  noCards: 'No cards are taken here at the moment.',
  packChanged: 'Credits cost something else by now. Please look again.',
  nothingToRefund: 'Nothing of this purchase can be given back.',
  noCredits: 'You have no credits left.',
  tooManyWaiting: 'Four ideas at a time: wait for one to be done, or cancel one.',
  tooManyAnHour: (most: number, free: Date) => `${most} ideas an hour; again at ${clockOf(free)}.`,
  /** Beside a picture that a model has painted, and in it. */
  watermark: 'AI idea, not a construction document',
  wordsBlocked: 'We make no ideas of these words. Nothing was charged.',
  tooManyToday: 'The design engine has made all it can for today. Nothing was charged.',
  engineAway: 'The design engine is away. Nothing was charged.',
  engineAwayNow: 'The engine is away. Your credit is back.',
  keepAll: 'Leave at least one surface to be designed.',
  keepOther: 'This room has no such surface.',
  notUnderstood: (words: readonly string[]) =>
    `We did not understand ${words.map((word) => `“${word}”`).join(', ')}. Try “lighter floor”, “no wood” or “cheaper”. Nothing was charged.`,
  nothingToRefine: 'Say what to change, such as “lighter floor”.',
  photoMissing: 'Choose a photo.',
  photoTooLarge: 'A photo may have up to 10 MB.',
  photoType: 'We can read JPEG, PNG and WebP.',
  photoBroken: 'This photo could not be read.',
  photoTooManyPixels: 'A photo may have up to 40 million pixels. Please send a smaller one.',
  photoTooSmall: 'A photo has to be 320 pixels wide and high at least.',
  photoAdded: 'Your photo is here. Only you can see it, and it goes after 30 days.',
  photoRemoved: 'The photo is gone.',
  photoGone: 'This photo has gone. Choose another one.',
  photoGoneNow: 'The photo had gone. Your credit is back.',
  keepAllOfPhoto: 'Leave some of the photo to be designed.',
  tooManyPhotos: 'You have twenty photos here. They go by themselves after 30 days.',
  reportDecided: { upheld: 'The report is upheld.', dismissed: 'The report is dismissed.' },
  pictureHidden: 'The picture is hidden.',
  pictureShown: 'Its owner sees the picture again.',
  accountBlocked: 'The account is closed for new ideas.',
  accountOpened: 'The account is open again.',
  reported: 'Thank you. Somebody of us will look at it.',
  cancelled: 'Cancelled. Your credit is back.',
  nothingFits: 'This showroom has nothing in stock that fits. Your credit is back.',
  notDrawn: 'The pictures could not be drawn. Your credit is back.',
  neverBegun: 'It waited in line for too long. Your credit is back.',
  lost: 'It was interrupted too often. Your credit is back.',
  forgotten: 'Your AI Design account and all that was in it are gone.',
  wrongPassword: 'The password is not right.',
  ended: {
    done: 'Done.',
    failed: 'It failed. Your credit is back.',
    blocked: 'The engine refused this wish. Your credit is back.',
    cancelled: 'Cancelled. Your credit is back.',
  } satisfies Partial<Record<AiJobState, string>>,
} as const
