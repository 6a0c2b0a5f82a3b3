/** What the second step of signing in says. */
export const twoStepMessages = {
  title: 'Two-step sign-in',
  lead: 'Enter the six digits that your authenticator app shows, or one of your recovery codes.',
  code: 'Code',
  checking: 'Checking…',
  signIn: 'Sign in',
  startOver: 'Begin again',
} as const
