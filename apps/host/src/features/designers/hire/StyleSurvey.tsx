import {
  stylesOf,
  type SurveyAnswers,
  surveyPairs,
  type SurveySide,
} from '@showroom/contract/designer/style-survey.rules'
import { useId, useRef, useState } from 'react'
import { useKeptFocus } from '../../../kit/useKeptFocus.ts'
import { designNamed } from '../../landing/designs.ts'
import { isSitePicture, SitePicture } from '../../../kit/picture/SitePicture.tsx'
import { styleWords } from '../choice.messages.ts'
import { hireMessages as messages } from './messages.ts'

type Props = {
  answers: SurveyAnswers
  error: string | undefined
  onChange: (answers: (SurveySide | null)[]) => void
}

const sides = ['left', 'right'] as const

/** One pair after the other; at the end the styles that came of it. */
export const StyleSurvey = ({ answers, error, onChange }: Props) => {
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useKeptFocus(box)
  const unanswered = surveyPairs.findIndex((_, index) => (answers[index] ?? null) === null)
  const [shown, setShown] = useState(unanswered)
  const pair = surveyPairs[shown]
  const answer = (side: SurveySide) => {
    onChange(surveyPairs.map((_, index) => (index === shown ? side : (answers[index] ?? null))))
    setShown(shown + 1 < surveyPairs.length ? shown + 1 : -1)
  }
  return (
    <fieldset ref={box} className="designer-survey" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{messages.survey}</legend>
      <p className="form-hint">{messages.surveyAbout}</p>
      <p role="status" tabIndex={-1} data-focus-home="">
        {pair ? messages.pair(shown + 1, surveyPairs.length) : leaningOf(answers)}
      </p>
      {pair ? (
        <>
          <div className="designer-pair">
            {sides.map((side, index) => (
              <button
                key={side}
                type="button"
                aria-pressed={answers[shown] === side}
                aria-label={messages.thisOne(titleOf(pair[index === 0 ? 0 : 1].picture))}
                onClick={() => answer(side)}
              >
                <Room name={pair[index === 0 ? 0 : 1].picture} />
              </button>
            ))}
          </div>
          {shown > 0 && (
            <button type="button" className="account-plain" onClick={() => setShown(shown - 1)}>
              {messages.pairBack}
            </button>
          )}
        </>
      ) : (
        <button type="button" className="account-plain" onClick={() => setShown(0)}>
          {messages.surveyAgain}
        </button>
      )}
      {error && (
        <p className="form-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const mostNamed = 3

const leaningOf = (answers: SurveyAnswers): string =>
  messages.surveyDone(
    stylesOf(answers)
      .slice(0, mostNamed)
      .map(({ style }) => styleWords[style])
      .join(', '),
  )

const Room = ({ name }: { name: string }) =>
  isSitePicture(name) ? <SitePicture name={name} sizes="(min-width: 769px) 300px, 45vw" alt="" /> : null

const titleOf = (name: string): string => designNamed(name)?.title ?? name
