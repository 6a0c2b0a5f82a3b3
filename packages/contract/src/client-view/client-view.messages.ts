/** What is said where a Pro has their screen looked at. */
export const clientViewMessages = {
  closed: 'This is closed in Client view. Go back to Pro view to see it.',
} as const
