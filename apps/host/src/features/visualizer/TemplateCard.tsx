import type { TemplateCard as Card } from '@showroom/contract/visualizer/visualizer'
import { styleNames } from '@showroom/contract/visualizer/surfaces'
import { Link } from 'react-router'
import { visualizerMessages as messages } from './messages.ts'
import { RoomPicture } from './RoomPicture.tsx'
import { visualizerPaths } from './visualizer-paths.ts'

const sizes = '(min-width: 1025px) 400px, (min-width: 769px) 50vw, 100vw'

type Props = { card: Card; plan: string | null; isFirst: boolean; heading?: 'h2' | 'h3' }

export const TemplateCard = ({ card, plan, isFirst, heading: Heading = 'h2' }: Props) => (
  <li className="template-card">
    {card.picture && <RoomPicture picture={card.picture} sizes={sizes} isFirst={isFirst} />}
    <Heading>
      <Link to={visualizerPaths.template(card.id, plan)}>{card.title}</Link>
    </Heading>
    <p className="visualizer-soft">
      {styleNames[card.style]} · <Tier tier={card.tier} />
      {card.is_own && ` · ${messages.yours}`}
      {card.is_pros && ` · ${messages.ofThePro}`}
    </p>
    {card.from_cents !== undefined && (
      <p>{messages.itemsFrom(card.item_count, card.from_cents, card.area)}</p>
    )}
  </li>
)

export const Tier = ({ tier }: { tier: number }) => (
  <>
    <span aria-hidden="true">{messages.tier(tier)}</span>
    <span className="visually-hidden">{messages.tierSpoken(tier)}</span>
  </>
)
