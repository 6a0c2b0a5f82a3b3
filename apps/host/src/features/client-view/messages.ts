/** What is said of the two views of a Pro. */
export const clientViewMessages = {
  clientView: 'Client view',
  band: 'Client view: costs and profit are hidden.',
  bandMore: 'Shop pages show what your clients pay. Hold a hidden figure to see it for a moment.',
  backToProView: 'Back to Pro view',
  closedTitle: 'Closed in Client view',
  closed: 'This page is about what you pay and earn. It is closed so that nobody sees it over your shoulder.',
  termsHidden: 'Terms, markup and notes are hidden in Client view.',
  hold: 'Hold to see',
  holdFor: (what: string) => `Hold to see: ${what}`,
  notSeen: 'Not loaded',
} as const
