/** What the way to the comments on a decision says. */
export const commentMessages = {
  commentCount: (count: number) => (count === 0 ? 'Comment' : `Comments (${count})`),
  hideComments: 'Hide comments',
} as const
