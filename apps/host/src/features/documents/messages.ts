/** What the papers of an order are called by. */
export const documentMessages = {
  documents: 'Documents',
  document: (title: string, number: string) => `${title}, document ${number}, PDF`,
  noneYet: 'There is no document yet.',
  fileName: (number: string) => `${number}.pdf`,
  notLoaded: 'The document did not come. Please try again.',
}
