// What Admins edit of the public pages: apart from the schemas, so that no browser loads those.

export const contentNames = ['faq', 'testimonials', 'partners', 'gallery', 'policies'] as const
export type ContentName = (typeof contentNames)[number]

/** One thing of a collection: its fields by name, all of them text. */
export type ContentItem = { id: string; [field: string]: string }

export type ContentField = {
  name: string
  label: string
  longest: number
  isRequired?: true
  /** More than a line. */
  isLong?: true
  /** Chosen from these; the first where nothing else is said. */
  options?: readonly { value: string; label: string }[]
}

/** In the specification's order; how it works comes last, for those it is about. */
export const faqTopics = [
  { value: 'product-information', label: 'Product Information' },
  { value: 'my-order', label: 'My Order' },
  { value: 'shipping-and-delivery', label: 'Shipping and Delivery' },
  { value: 'returns-and-cancelations', label: 'Returns and Cancelations' },
  { value: 'my-account', label: 'My Account' },
  { value: 'how-it-works', label: 'How it Works' },
  { value: 'how-it-works-for-you', label: 'How it Works for You' },
] as const

/** Pages of their own, each published as a whole: what is not written here stays as the program brings it along. */
export const policies = [
  { value: 'terms-of-service', label: 'Terms of Service' },
  { value: 'return-policy', label: 'Return Policy' },
  { value: 'privacy-policy', label: 'Privacy Policy' },
  { value: 'cookies-policy', label: 'Cookies Policy' },
] as const
export const policyNames = policies.map(({ value }) => value)
export type PolicyName = (typeof policies)[number]['value']

const testimonialRoles = [
  { value: 'contractor', label: 'Contractor' },
  { value: 'designer', label: 'Designer' },
  { value: 'homeowner', label: 'Homeowner' },
  { value: 'project_manager', label: 'Project manager' },
] as const

/** In the specification's order (§1): what the gallery of the landing page shows. */
export const galleryTabs = [
  { value: 'bathroom', label: 'Bathroom' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'living-room', label: 'Living Room' },
  { value: 'outdoor', label: 'Landscaping/Outdoor' },
] as const
export type GalleryTab = (typeof galleryTabs)[number]['value']

const picturesOfEach = 7

/** Pictures that the program brings along, by the name of their files. */
const galleryPictures = galleryTabs.flatMap(({ value, label }) =>
  Array.from({ length: picturesOfEach }, (_, nth) => ({
    value: `inspired-${value}-${nth + 1}`,
    label: `${label} ${nth + 1}`,
  })),
)

/** Whose words they are is said on the page. */
const wordsOf = [
  { value: 'sample', label: 'Ours: the page says that it is a sample' },
  { value: 'person', label: 'This person’s' },
] as const

/** The first field names the thing. */
export const contentFields: Record<ContentName, readonly ContentField[]> = {
  faq: [
    { name: 'question', label: 'Question', longest: 200, isRequired: true },
    { name: 'topic', label: 'Topic', longest: 40, options: faqTopics },
    { name: 'answer', label: 'Answer', longest: 4_000, isRequired: true, isLong: true },
  ],
  testimonials: [
    { name: 'name', label: 'Name', longest: 60, isRequired: true },
    { name: 'role', label: 'Role', longest: 40, options: testimonialRoles },
    { name: 'lives_in', label: 'City and state', longest: 60, isRequired: true },
    { name: 'quote', label: 'Quote', longest: 400, isRequired: true, isLong: true },
    { name: 'words', label: 'Whose words', longest: 10, options: wordsOf },
  ],
  policies: [
    { name: 'heading', label: 'Heading', longest: 200 },
    { name: 'policy', label: 'Policy', longest: 40, options: policies },
    { name: 'text', label: 'Text', longest: 8_000, isRequired: true, isLong: true },
  ],
  gallery: [
    { name: 'title', label: 'Title', longest: 80, isRequired: true },
    { name: 'tab', label: 'Tab', longest: 40, options: galleryTabs },
    { name: 'picture', label: 'Picture', longest: 40, options: galleryPictures },
    { name: 'alt', label: 'What it shows', longest: 300, isRequired: true, isLong: true },
  ],
  partners: [{ name: 'brand', label: 'Brand', longest: 60, isRequired: true }],
}

export const mostItems = 200
