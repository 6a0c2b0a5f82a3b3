import { momentOf } from '../../kit/moments.ts'
import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionEvent } from '@showroom/contract/checklist/selection-event'
import { money } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { paths } from '../../paths.ts'
import { fieldWords } from '@showroom/contract/checklist/selection-field.messages'
import { eventWords } from './words.ts'
import { checklistMessages as messages } from './messages.ts'

/** Who did what, when and at which price: newest first. */
export const History = ({ row, project }: { row: Selection; project: string }) => {
  const read = useRead('GET /api/selection/{id}/history', { params: { id: row.id } })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => (
        <ol className="checklist-history" aria-label={messages.history}>
          {data.map((event, index) => (
            <li key={`${event.at} ${index}`}>
              <Told event={event} project={project} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}

/** As the form calls them. */
const fieldsOf = (names: string): string =>
  names
    .split(', ')
    .map((name) => fieldWords[name] ?? name)
    .join(', ')

type ToldProps = { event: SelectionEvent; project: string }

const Told = ({ event: { kind, name, at, text, said, option }, project }: ToldProps) => (
  <>
    <strong>{name || messages.somebody}</strong> {eventWords[kind] ?? kind}
    {option && ` ${option.name}`}
    {option?.unit_price_cents != null && ` ${messages.forSum(money(option.unit_price_cents * option.qty))}`}
    <span className="project-soft"> {momentOf(at)}</span>
    {kind === 'changed' && ` ${fieldsOf(text)}`}
    {text && kind !== 'changed' && <span className="workspace-quote">{text}</span>}
    {said && (
      <span className="project-soft">
        {messages.saidBy(said.by ?? messages.somebody)}{' '}
        <Link to={`${paths.project(project, 'chat')}?at=${said.no}`}>{messages.readInChat}</Link>
      </span>
    )}
  </>
)
