/** What is said to a Pro about their own showroom. */
export const ownShowroomMessages = {
  saved: 'Your showroom is saved. Clients see it within a second.',
  logoSaved: 'Your logo is saved.',
  logoRemoved: 'Your logo is removed.',
  noSuchColor: 'Please write a color as #1f5a4c or rgba(31, 90, 76, 1).',
  noSuchPhone: 'Please write a phone number.',
  noSuchYear: 'Please write a year in four digits, not one to come.',
  tooLong: (longest: number) => `At most ${longest.toLocaleString('en-US')} characters.`,
  brandNeedsPremium: 'Your color and your logo come with Premium.',
  nothingShown: 'Show one category at least.',
  noShowroom: 'Your showroom is not open yet. We tell you by e-mail.',
  fileMissing: 'Please choose a picture.',
  fileTooLarge: 'This picture is larger than 10 MB.',
} as const
