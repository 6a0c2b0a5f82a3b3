import { dollars } from '@showroom/contract/shared/money-text'
import { placeWords } from '@showroom/contract/visualizer/places'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { visualizerMessages as messages } from './messages.ts'

type Props = Pick<Template, 'lines' | 'total_cents' | 'not_sold'>

/** What a room needs, line by line, with its total; what is seen and not sold is said below. */
export const ShoppingTable = ({ lines, total_cents, not_sold }: Props) => (
  <>
    <ul className="shopping-lines">
      {lines.map((line) => (
        <li key={line.product_id}>
          <div>
            <p className="visualizer-soft">{placeWords(line)}</p>
            <Link to={paths.product(line.product_id)}>{line.name}</Link>
            <p className="visualizer-soft">
              {line.brand}
              {line.area > 0 && ` · ${messages.area(line.area)}`} · {line.qty} × {line.uom}
            </p>
            {line.notes.map((note, at) => (
              <p className="shopping-note" key={`${at} ${note}`}>
                {note}
              </p>
            ))}
            {line.substitute && <p className="shopping-note">{line.substitute}</p>}
          </div>
          {line.line_total_cents !== undefined && <strong>{dollars(line.line_total_cents)}</strong>}
        </li>
      ))}
    </ul>
    {total_cents !== undefined && (
      <p className="shopping-total">
        <span>{messages.total}</span> <strong>{dollars(total_cents)}</strong>
      </p>
    )}
    {not_sold.length > 0 && (
      <section className="not-sold">
        <h3>{messages.notSold}</h3>
        <p className="visualizer-soft">{messages.notSoldAbout}</p>
        <ul>
          {not_sold.map(({ key, label, color }) => (
            <li key={key}>
              {label}
              {color && ` (${color})`}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
