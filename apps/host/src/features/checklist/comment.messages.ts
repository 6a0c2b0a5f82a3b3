/** What the comments on a decision say. */
export const commentMessages = {
  commentCount: (count: number) => (count === 0 ? 'Comment' : `Comments (${count})`),
  hideComments: 'Hide comments',
  commentsOn: (title: string) => `Comments on ${title}`,
  comment: 'Your comment',
  addComment: 'Comment',
  yourComment: (text: string) => `your comment “${text.slice(0, 60)}”`,
  question: 'Question',
  edited: 'edited',
  takeBack: 'Take back',
  stopEditing: 'Cancel',
} as const
