import type { ContentName } from '@showroom/contract/content/collections'

const names: Record<ContentName, string> = {
  faq: 'Questions',
  testimonials: 'Testimonials',
  partners: 'Partners',
  gallery: 'Gallery',
  policies: 'Policies',
}
const ones: Record<ContentName, string> = {
  faq: 'a question',
  testimonials: 'a testimonial',
  partners: 'a partner',
  gallery: 'a picture',
  policies: 'a part of a policy',
}
const hints: Record<string, string> = {
  heading: 'Empty: what the page begins with.',
  text: 'An empty line begins a paragraph, “- ” a point of a list. **bold**, [words](/contact) for a link, {{return_days}} for a figure of the business.',
  answer:
    'An empty line begins a paragraph, “- ” a point of a list. **bold**, [words](/contact) for a link, {{return_days}} for a figure of the business.',
  brand: 'Spelled as in the catalogue.',
  alt: 'For people who can not see it.',
  lives_in: 'Such as Reno, NV.',
}

/** What the page of public texts says. */
export const contentMessages = {
  collections: 'What to edit',
  nameOf: (name: ContentName) => names[name],
  add: (name: ContentName) => `Add ${ones[name]}`,
  edit: (name: ContentName) => `Edit ${ones[name]}`,
  hintOf: (field: string): string | undefined => hints[field],
  keep: 'Save in the draft',
  isPublished: 'Published',
  isDraft: 'Draft',
  broughtAlong: 'Visitors see the texts that Showroom brings along.',
  publishedOn: (at: string) => `Visitors see what was published on ${at}.`,
  preview: 'Preview',
  previewOf: (name: ContentName) => `Preview: ${names[name]}`,
  publish: 'Publish',
  discard: 'Drop the draft',
  order: 'Order',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  nothing: 'Nothing is left. Add something, or drop the draft.',
  noTitle: 'Without a title',
}
