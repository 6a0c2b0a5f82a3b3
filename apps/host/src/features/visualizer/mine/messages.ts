/** What is said of the rooms that somebody has made. */
export const myRoomsMessages = {
  title: 'My rooms',
  none: 'Rooms that you save stand here: choose a floor plan and a look to make one.',
  ofGuest: 'They are kept with this browser for 30 days. Sign in to keep them.',
  unsavedHere: 'Not saved, on this device only',
  hasDraft: 'Changed on this device, not saved yet',
  facts: (plan: string, materials: number, day: string) =>
    `${plan} · ${materials === 1 ? '1 material' : `${materials} materials`} · ${day}`,
  more: 'Show more rooms',
  ideas: 'AI ideas',
  ideasNamed: (name: string) => `AI ideas from ${name}`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeAbout: 'Its links end too. What it put into your cart or a project stays there.',
  removeUnsavedAbout: 'What you changed in it goes with it.',
  removed: 'The room is removed.',
  name: 'Name',
  needName: 'Give it a name.',
  saveName: 'Save the name',
  renamed: 'The room has its new name.',
  openInRoom: 'Open in room',
} as const

/** What is said of the looks that somebody keeps for themselves. */
export const myTemplatesMessages = {
  title: 'My templates',
  none: 'A look that you want to see in other rooms stands here: open a room and choose “Keep as my template”.',
  otherPlan: 'Try it in another plan',
  otherPlanNamed: (title: string) => `Try ${title} in another plan`,
  edit: 'Edit',
} as const
