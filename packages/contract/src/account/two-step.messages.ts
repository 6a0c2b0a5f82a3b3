/** What people read of the second step of signing in, whoever says it. */
export const twoStepMessages = {
  required: 'Enter the code that your authenticator app shows.',
  wrongCode: 'This code is not right, or was used already.',
  over: 'This took too long. Please sign in again.',
  alreadyOn: 'Two-step sign-in is on already.',
  notOn: 'Two-step sign-in is not on.',
  notBegun: 'Begin to set it up first.',
  turnedOn: 'Two-step sign-in is on. Your other devices are signed out.',
  turnedOff: 'Two-step sign-in is off.',
  newRecovery: 'The old recovery codes are good no more.',
} as const
