/** What a project says of whoever designs it. */
export const projectDesignerMessages = {
  inItUntil: (day: string) => `until ${day}`,
  designer: 'Designer',
  noDesignerYet: 'A designer draws the rooms with you, here in the project.',
  findADesigner: 'Find a designer',
  another: 'Ask another designer',
} as const
