// What the contact form offers: apart from the schemas, so that no browser loads those.

export const contactRoles = ['homeowner', 'contractor', 'designer', 'vendor', 'press', 'other'] as const
export type ContactRole = (typeof contactRoles)[number]

export const contactTopics = [
  'product',
  'order',
  'delivery',
  'return',
  'account',
  'pro',
  'vendor',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** As people read them: in the form, in our inbox, in the Admin's list. */
export const contactRoleLabels: Record<ContactRole, string> = {
  homeowner: 'Homeowner or client',
  contractor: 'Contractor',
  designer: 'Designer',
  vendor: 'Vendor or maker',
  press: 'Press',
  other: 'Somebody else',
}
export const contactTopicLabels: Record<ContactTopic, string> = {
  product: 'A product or a sample',
  order: 'An order',
  delivery: 'A delivery',
  return: 'A return or a refund',
  account: 'My account',
  pro: 'Opening a showroom as a Pro',
  vendor: 'Selling as a vendor',
  privacy: 'My data and privacy',
  other: 'Something else',
}

export const longestMessage = 4_000
