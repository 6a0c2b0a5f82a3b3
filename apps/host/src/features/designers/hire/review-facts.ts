import type { DesignerPackage } from '@showroom/contract/designer/designer'
import { pricedMilestones } from '@showroom/contract/designer/milestone.rules'
import { stylesOf } from '@showroom/contract/designer/style-survey.rules'
import { money } from '@showroom/widgets/ui/format.ts'
import { roomWords, sightWords } from '../../projects/choice.messages.ts'
import { hireRightWords, styleWords } from '../choice.messages.ts'
import type { StepProps } from './HireDesigner.tsx'
import { hireMessages as messages } from './messages.ts'

/** The chosen package; undefined where a quote is wanted. */
export const offerOf = ({ wizard: { chosen }, designer }: StepProps): DesignerPackage | undefined =>
  designer.packages.find(({ id }) => id === chosen)

/** All that is sent, once more. */
export const factsToReview = (props: StepProps): [string, string][] => {
  const { brief, access } = props.wizard
  const offer = offerOf(props)
  return [
    [
      messages.brief,
      [
        ...(brief?.rooms ?? []).map((room) => roomWords[room]),
        messages.photoCount(brief?.photos.length ?? 0),
      ].join(', '),
    ],
    [
      messages.style,
      stylesOf(brief?.survey ?? [])
        .map(({ style }) => styleWords[style])
        .join(', '),
    ],
    [messages.package, offer ? offer.name : messages.aQuote],
    [messages.price, offer ? money(offer.price_cents) : messages.byQuote],
    ...(offer ? [milestonesFact(offer)] : []),
    [
      messages.access,
      messages.accessWords(hireRightWords[access.right], sightWords[access.sees], access.days),
    ],
  ]
}

const milestonesFact = ({ price_cents, milestones }: DesignerPackage): [string, string] => [
  messages.milestones,
  pricedMilestones(price_cents, milestones)
    .map(({ title, amountCents }) => `${title}: ${money(amountCents)}`)
    .join('\n'),
]
