import { shownMoment } from '@showroom/contract/shared/day'

/** What Security says of the second step. */
export const twoStepMessages = {
  title: 'Two-step sign-in',
  about:
    'Besides your password, an app on your phone shows a code. A password that somebody has guessed is not enough then.',
  off: 'Off.',
  onSince: (since: string) => `On since ${shownMoment(new Date(since))} (Pacific).`,
  recoveryLeft: (count: number) => (count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`),
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newRecovery: 'New recovery codes',
  currentPassword: 'Your password',
  goOn: 'Go on',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
  scanLabel: 'Square code for your authenticator app',
  orType: 'Or type this into the app:',
  code: 'Code of the app',
  codeHint: 'Six digits. They change every half minute.',
  confirmCode: 'Code of the app, or a recovery code',
  confirm: 'Turn on two-step sign-in',
  turnOffTitle: 'Turn off two-step sign-in',
  recoveryTitle: 'Your recovery codes',
  recoveryAbout:
    'Each signs you in once, should you lose the app. They are shown this once: write them down or keep the file.',
  copy: 'Copy',
  download: 'Download as a file',
  file: 'showroom-recovery-codes.txt',
  kept: 'I have kept them',
} as const
