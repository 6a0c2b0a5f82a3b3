import type { ScoreCard as Card } from '@showroom/contract/vendor-goods/score-card'
import {
  type Scored,
  type ScoreMeasure,
  scoreMeasures,
} from '@showroom/contract/vendor-goods/score-card.rules'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { Section } from '../../../kit/Section.tsx'
import { scoreText } from './score-text.ts'
import '../products/Products.css'
import './Score.css'
import { scoreMessages as messages } from './messages.ts'

/** How a vendor's orders went, with what was counted and by which rule. */
export const ScoreCard = () => {
  const read = useRead('GET /api/vendor_score', {})
  return (
    <Loaded read={read} rows={6}>
      {({ data }) => (
        <div className="goods">
          {isEmpty(data) ? <p>{messages.none}</p> : <Figures card={data} />}
          <Section title={messages.what} about={messages.whatAbout}>
            <FactList>
              {scoreMeasures.map((measure) => (
                <Fact key={measure} name={messages.nameOf(measure)}>
                  {messages.ruleOf(measure)}
                </Fact>
              ))}
            </FactList>
          </Section>
        </div>
      )}
    </Loaded>
  )
}

const Figures = ({ card: { spans, months } }: { card: Card }) => (
  <>
    {spans.map(({ days, score }) => (
      <Section key={days} title={messages.span(days)}>
        <dl className="score-figures">
          {scoreMeasures.map((measure) => (
            <div key={measure}>
              <dt>{messages.nameOf(measure)}</dt>
              <dd>
                <Figure measure={measure} scored={score[measure]} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    ))}
    <Section title={messages.byMonth} about={messages.byMonthAbout}>
      <RowTable
        caption={messages.caption}
        rows={months.map((month) => ({ ...month, id: month.month }))}
        columns={columns}
        nothing=""
      />
    </Section>
  </>
)

const isEmpty = ({ months, spans }: Card): boolean =>
  [...months, ...spans].every(({ score }) => scoreMeasures.every((measure) => score[measure].of === 0))

/** The figure, and what it was counted from; where that is too little, only this. */
export const Figure = ({ measure, scored }: { measure: ScoreMeasure; scored: Scored }) => (
  <span className="score-figure">
    <strong>{scoreText(measure, scored) ?? (scored.of === 0 ? '—' : messages.few)}</strong>
    <small>
      {messages.countedOf(measure, scored.part, scored.of)}
      {scored.of > 0 && scored.value === null && ` ${messages.fewHint}`}
    </small>
  </span>
)

/** A column for each figure, of a month or of a vendor. */
export const figureColumns = <Row extends { score: Card['spans'][number]['score'] }>(): Column<Row>[] =>
  scoreMeasures.map((measure) => ({
    title: messages.nameOf(measure),
    cell: ({ score }) => <Figure measure={measure} scored={score[measure]} />,
  }))

type Month = Card['months'][number] & { id: string }
const columns: readonly Column<Month>[] = [
  { title: messages.month, cell: ({ month }) => `${month.slice(5)}.${month.slice(0, 4)}` },
  ...figureColumns<Month>(),
]
