import type { ContentItem } from './collections.ts'
import { withNamedFigures } from './named-figures.rules.ts'
import { blocksIn } from './text-blocks.rules.ts'
import { type Block, headingId } from './written.ts'

/** What an Admin has typed, as the page shows it: the preview and the visitors get the same. */
export const shownFaq = ({ topic = '', question = '', answer = '' }: ContentItem) => ({
  id: headingId(question),
  topic,
  question: withNamedFigures(question),
  answer: blocksIn(withNamedFigures(answer)),
})

export const shownTestimonials = ({
  role = '',
  quote = '',
  name = '',
  lives_in = '',
  words = '',
}: ContentItem) => ({ role, quote, name, place: lives_in, is_sample: words !== 'person' })

/** A part of a policy; without a heading it is what the page begins with. */
export const shownPolicyPart = ({ heading = '', text = '' }: ContentItem): Block[] => [
  ...(heading === '' ? [] : [{ heading: [withNamedFigures(heading)], id: headingId(heading) }]),
  ...blocksIn(withNamedFigures(text)),
]

export const shownPartners = ({ brand = '' }: ContentItem): string => brand

export const shownGallery = ({ picture = '', tab = '', title = '', alt = '' }: ContentItem) => ({
  picture,
  tab,
  title,
  alt,
})
