import { lookingOnMinutes } from './user.rules.ts'

/** What Admins read when they look after people. */
export const userMessages = {
  deactivated: 'Deactivated. They are signed out everywhere.',
  activated: 'Active again. They can sign in.',
  notSettable: 'The status of this user can not be set by hand.',
  statusChanged: 'Somebody else has just changed this user. Please look again.',
  lastAdmin: 'This is the last Admin: make another one first.',
  reason: 'Please say why: it is written down.',
  signedOut: (count: number) =>
    count === 1 ? 'Signed out of 1 session.' : `Signed out of ${count} sessions.`,
  notToLookOn: 'Nobody can look on as this user.',
  lookingOn: `You are looking on for ${lookingOnMinutes} minutes. Nothing can be changed.`,
  lookedOn: 'You are yourself again.',
  /** Beside the devices of the one who is looked at. */
  device: 'Showroom support, looking on',
} as const
