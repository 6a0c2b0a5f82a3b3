/** What people read about the replies that they keep. */
export const savedReplyMessages = {
  noName: 'Please give the reply a name.',
  longName: 'A name has at most 60 letters.',
  noBody: 'Please write the reply.',
  longBody: 'A reply has at most 8,000 letters.',
  tooMany: 'Up to 50 replies can be kept.',
  sameName: 'Two replies have the same name.',
  saved: 'Saved. Type / in a chat to use them.',
} as const
