import type { ProjectCard as Card } from '@showroom/contract/project/project'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SitePicture, type SitePictureName } from '../../kit/picture/SitePicture.tsx'
import { CardMenu } from './CardMenu.tsx'
import { People } from './People.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { roleWords, typeWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

const scenes: Record<NonNullable<Card['type']> | 'none', SitePictureName> = {
  kitchen: 'department-kitchen',
  bathroom: 'department-bathroom',
  living: 'department-flooring',
  outdoor: 'department-landscaping-outdoor',
  whole_home: 'department-flooring',
  none: 'hero-bathroom',
}

export const ProjectCard = ({ card, onChanged }: { card: Card; onChanged: () => void }) => (
  <li className="project-card">
    <div className="project-cover">
      {card.cover ? (
        <ProductPicture
          picture={card.cover}
          sizes="(min-width: 1025px) 400px, (min-width: 769px) 50vw, 100vw"
        />
      ) : (
        <SitePicture
          name={scenes[card.type ?? 'none']}
          sizes="(min-width: 1025px) 400px, (min-width: 769px) 50vw, 100vw"
          alt=""
        />
      )}
    </div>
    <div className="project-words">
      <h2>
        <Link to={paths.project(card.id)}>{card.name}</Link>
      </h2>
      <p className="project-soft">{placeOf(card)}</p>
      <p className="project-company">
        {card.showroom.logo && <img src={card.showroom.logo} alt="" height="20" />}
        {card.showroom.company_name}
      </p>
      <p>
        {[
          messages.roomCount(card.room_count),
          messages.itemCount(card.item_count),
          ...(card.order_count > 0 ? [messages.orderCount(card.order_count)] : []),
        ].join(' · ')}
      </p>
      <Budget card={card} />
      {card.start_on && <p className="project-soft">{messages.starts(shownDay(card.start_on))}</p>}
      {card.waiting_count > 0 && (
        <p className="project-chip" data-kind="waiting">
          {messages.forYou(card.waiting_count)}
        </p>
      )}
      <div className="project-foot">
        <People people={card.people} />
        {card.role !== 'owner' && (
          <span className="project-soft">
            {messages.youAre} {roleWords[card.role]}
          </span>
        )}
      </div>
    </div>
    {card.can.manage && <CardMenu card={card} onChanged={onChanged} />}
  </li>
)

const placeOf = ({ type, address, zip_code }: Card): string =>
  [type && typeWords[type], address || zip_code].filter(Boolean).join(' · ') || messages.noAddressYet

/** A bar only where both numbers may be seen. */
const Budget = ({ card: { budget_cents: budget, items_cents: spent } }: { card: Card }) => {
  if (!budget) return null
  if (spent === undefined) return <p className="project-soft">{messages.plannedBudget(money(budget))}</p>
  const words = messages.spentOf(money(spent), money(budget))
  return (
    <p className="project-budget">
      <meter
        min={0}
        max={budget}
        high={budget}
        value={spent}
        aria-label={messages.budgetOf(words)}
        data-over={spent > budget || undefined}
      />
      <span>{words}</span>
    </p>
  )
}
