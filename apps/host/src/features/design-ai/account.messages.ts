/** What the dialog of an AI Design account says. */
export const aiAccountMessages = {
  open: 'Account',
  title: 'Your AI Design account',
  shop: 'Showroom account',
  linked: 'Linked with your Showroom account: it opens AI Design without a second password.',
  notLinked:
    'The same e-mail in both is no link. Linked, your Showroom account opens AI Design without a second password.',
  link: 'Link my Showroom account',
  linking: 'Linking…',
  linkDone: 'Your accounts are linked.',
  signInFirst: 'Sign in to the shop',
  verifyFirst: 'Verify the e-mail of your Showroom account first.',
  tellAge: 'Tell your Showroom account your date of birth',
  data: 'Your data',
  dataHint: 'Your wishes, looks, photos, credits and receipts, as a file.',
  download: 'Download my data',
  forget: 'Delete this account',
  forgetHint:
    'Ideas, photos and credits that are left go with it, at once and for good. Your Showroom account stays.',
  password: 'Password of AI Design',
  forgetNow: 'Delete for good',
  forgetting: 'Deleting…',
  keep: 'Keep my account',
} as const
