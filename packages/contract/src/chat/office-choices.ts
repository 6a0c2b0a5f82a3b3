/** Where our Pros work, by what people call it. */
export const officeZones = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
} as const
export type OfficeZone = keyof typeof officeZones
export const officeZoneNames = Object.keys(officeZones) as OfficeZone[]

export const officeMessages = {
  noDay: 'Please choose a day.',
  noTime: 'Please choose a time by quarters of an hour.',
  endsFirst: 'The day must end after it begins.',
  saved: 'Saved. Your clients see it in their chats.',
} as const
