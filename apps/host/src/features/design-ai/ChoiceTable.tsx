import type { AiPicture } from '@showroom/contract/design-ai/design-ai'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { money } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { confidenceWords, surfaceWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

type Props = { picture: AiPicture; showroom: string }

/** What the picture shows, in words: surface, product, why, how much. */
export const ChoiceTable = ({ picture, showroom }: Props) => (
  <>
    <ul className="ai-choices">
      {picture.choices.map((choice) => (
        <li key={choice.surface}>
          <span className="ai-surface">{surfaceWords[choice.surface]}</span>
          <Link to={paths.product(choice.product_id, showroom === platformShowroom ? null : showroom)}>
            {choice.name}
          </Link>
          <span className="ai-amount">{money(choice.total_cents)}</span>
          <small>
            {choice.brand} · {messages.quantity(choice.qty, choice.unit)}
            {choice.confidence !== 'certain' && ` · ${confidenceWords[choice.confidence]}`}
          </small>
          <small className="ai-reason">{choice.reason}</small>
        </li>
      ))}
    </ul>
    {picture.kept.length > 0 && (
      <p className="ai-soft">
        {messages.kept(picture.kept.map((surface) => surfaceWords[surface]).join(', '))}
      </p>
    )}
  </>
)
