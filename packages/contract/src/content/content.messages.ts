/** What Admins read when they edit the public pages. */
export const contentMessages = {
  required: (label: string) => `The ${label.toLowerCase()} is missing.`,
  tooLong: (label: string, longest: number) =>
    `The ${label.toLowerCase()} may not be longer than ${longest} characters.`,
  notOffered: (label: string) => `Please choose the ${label.toLowerCase()} from the list.`,
  noSuchFigure: (name: string) => `There is no figure “${name}”.`,
  nothingLeft: 'Please keep at least one: an empty list can not be published.',
  wrongItem: (title: string, wrong: string) => (title === '' ? wrong : `“${title}”: ${wrong}`),
  twice: (title: string) => `“${title}” stands there twice.`,
  changedMeanwhile: 'Somebody else has just changed this. Please look again.',
  nothingToPublish: 'There is nothing to publish: visitors see all of it already.',
  published: 'Published. Visitors see it within a minute.',
  saved: 'Saved as a draft.',
  discarded: 'The draft is gone. What is published stays.',
} as const
