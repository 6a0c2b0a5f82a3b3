/** What is said of letting the showroom’s Pro into a project. */
export const shareMessages = {
  shareWith: (company: string) => `Share with ${company}`,
  shareHint: 'They get a link by mail. Who shares again changes what they may do.',
  theyMay: 'They may',
  scopes: {
    view: 'Look, without prices',
    suggest: 'Look and suggest, without prices',
    price: 'Look, suggest and tell prices',
  },
  until: 'Until and including',
  untilHint: 'Left empty, for as long as the project is there.',
  share: 'Share',
} as const
