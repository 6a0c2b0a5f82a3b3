export const roomMessages = {
  open: 'Open in the visualizer',
  saving: 'Saving…',
  saved: (name: string) => `“${name}” is saved with your rooms.`,
  left: (names: string) =>
    `The visualizer has no place for this, so it was left out: ${names.toLowerCase()}.`,
  noPlan: 'There is no floor plan for this room.',
} as const
