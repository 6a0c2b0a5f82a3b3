import type { DesignerCard as Card } from '@showroom/contract/designer/designer'
import { Link } from 'react-router'
import { Face } from '../../kit/Face.tsx'
import { paths } from '../../paths.ts'
import { styleWords } from './choice.messages.ts'
import { PortfolioPicture } from './PortfolioPicture.tsx'
import { placeOf, priceOf, ratingOf, replyOf } from './words-of.ts'
import { designerMessages as messages } from './messages.ts'

const sizes = '(min-width: 1025px) 400px, (min-width: 769px) 50vw, 100vw'

/** Somebody on the list; `projectId` is the project that the invitation is for, where that is known. */
export const DesignerCard = ({ card, projectId }: { card: Card; projectId?: string | undefined }) => (
  <li className="designer-card">
    <div className="designer-cover">
      <PortfolioPicture shown={card.cover} sizes={sizes} />
    </div>
    <div className="designer-words">
      <h2 className="designer-name">
        {card.photo && <Face name={card.name} photo={card.photo} size={44} />}
        <Link to={paths.designer(card.id, projectId)}>{card.name}</Link>
      </h2>
      <p className="designer-soft">
        {card.company_name} · {placeOf(card)}
      </p>
      <p>{card.headline}</p>
      <ul className="designer-marks">
        {card.styles.map((style) => (
          <li key={style}>{styleWords[style]}</li>
        ))}
        {card.is_remote && <li>{messages.worksRemotely}</li>}
      </ul>
      <p className="designer-soft">
        {[
          ratingOf(card),
          replyOf(card),
          ...(card.license_number ? [messages.license(card.license_number, card.is_license_verified)] : []),
          ...(card.distance_miles === null ? [] : [messages.away(card.distance_miles)]),
        ].join(' · ')}
      </p>
      <div className="designer-foot">
        <strong>{priceOf(card)}</strong>
        <Link
          className="button quiet"
          to={paths.hireDesigner(card.id, projectId)}
          aria-label={messages.inviteOf(card.name)}
        >
          {messages.inviteToProject}
        </Link>
      </div>
    </div>
  </li>
)
