import type { DisputeSheet } from '@showroom/contract/dispute/dispute'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { PaperButton } from '../../kit/PaperButton.tsx'
import { History } from '../applications/review/History.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { BearerForm } from './BearerForm.tsx'
import { DisputeStateChip } from './DisputeStateChip.tsx'
import { disputePageMessages as messages } from './messages.ts'
import '../applications/review/Applications.css'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One dispute: what the bank wants to know, what we know, and what there is to decide. */
export const DisputeDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/admin/disputes/{id}', { params: { id } })
  const changed = (sheet: DisputeSheet) => {
    read.replace(sheet)
    onChanged()
  }
  return (
    <Dialog title={messages.title(read.last?.data.about ?? '')} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={8}>
        {({ data: sheet }) => (
          <div className="disputes-sheet">
            <p>
              <DisputeStateChip state={sheet.state} />
            </p>
            <Facts sheet={sheet} />
            <PaperButton path={`/api/admin/dispute_evidence/${sheet.id}`} fileName={messages.evidenceFile}>
              {messages.evidence}
            </PaperButton>
            {sheet.can.answer && <AnswerForm sheet={sheet} onSheet={changed} again={read.retry} />}
            {sheet.can.decide_bearer && <BearerForm sheet={sheet} onSheet={changed} again={read.retry} />}
            <Sections sheet={sheet} />
            {sheet.history.length > 0 && <History history={sheet.history} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const Facts = ({ sheet }: { sheet: DisputeSheet }) => (
  <FactList>
    <Fact name={messages.reason}>{sheet.reason}</Fact>
    <Fact name={messages.amount}>{dollars(sheet.amount_cents)}</Fact>
    {sheet.fee_cents > 0 && <Fact name={messages.fee}>{dollars(sheet.fee_cents)}</Fact>}
    {sheet.client !== '' && <Fact name={messages.client}>{sheet.client}</Fact>}
    {sheet.showroom !== '' && <Fact name={messages.showroom}>{sheet.showroom}</Fact>}
    <Fact name={messages.opened}>{momentOf(sheet.opened_at)}</Fact>
    {sheet.state === 'needs_response' && sheet.answer_by !== null && (
      <Fact name={messages.answerBy}>{momentOf(sheet.answer_by)}</Fact>
    )}
    {sheet.answer !== null && sheet.answered_at !== null && (
      <Fact name={messages.answer}>
        {messages.answers[sheet.answer]}, {momentOf(sheet.answered_at)}
      </Fact>
    )}
    {sheet.bearer !== null && <Fact name={messages.bearer}>{messages.bearers[sheet.bearer]}</Fact>}
  </FactList>
)

/** The same that stands in the evidence. */
const Sections = ({ sheet: { sections } }: { sheet: DisputeSheet }) =>
  sections.map(({ heading, rows }) => (
    <section key={heading} className="disputes-known">
      <h3>{heading}</h3>
      <ul>
        {rows.map(({ title, facts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are never reordered, and two may be equal.
          <li key={index}>
            <strong>{title}</strong>
            <span>{facts}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
