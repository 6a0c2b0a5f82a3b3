import { type AiStyle, aiDislikes, aiTones } from '@showroom/contract/design-ai/ai-choices'
import type { AiSurvey } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { paths } from '../../paths.ts'
import { aiCall } from './ai-call.ts'
import { keepAiUser } from './ai-session.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { dislikeWords, roomWords, styleWords, toneWords } from './choice.messages.ts'
import { aiDoorMessages as messages } from './door.messages.ts'
import { stylePicture, stylesChosen, tastePairs } from './taste.ts'
import { centsTyped } from './typed-wish.ts'

/** Eight pairs of rooms, then three questions; all of it may be skipped. */
export const TasteSurvey = () => {
  const [chosen, setChosen] = useState<readonly AiStyle[]>([])
  const pair = tastePairs[chosen.length]
  return (
    <section className="ai-survey" aria-label={messages.surveyTitle}>
      {pair ? (
        <>
          <h2>{messages.surveyTitle}</h2>
          <p className="ai-soft">{messages.surveyLead}</p>
          <p role="status">{messages.pair(chosen.length + 1, tastePairs.length)}</p>
          <div className="ai-pair">
            {pair.map(({ style, room }) => (
              <button key={style} type="button" onClick={() => setChosen([...chosen, style])}>
                <img src={stylePicture(style, room)} alt="" width={480} height={360} />
                <span>{messages.choose(styleWords[style], roomWords[room])}</span>
              </button>
            ))}
          </div>
        </>
      ) : (
        <LastQuestions chosen={chosen} />
      )}
      <div className="ai-actions">
        {chosen.length > 0 && (
          <button type="button" className="button quiet" onClick={() => setChosen(chosen.slice(0, -1))}>
            {messages.back}
          </button>
        )}
        <Link className="button quiet" to={paths.designAi}>
          {messages.skip}
        </Link>
      </div>
    </section>
  )
}

const LastQuestions = ({ chosen }: { chosen: readonly AiStyle[] }) => {
  const navigate = useNavigate()
  const [tone, setTone] = useState<AiSurvey['tone']>(null)
  const [dislikes, setDislikes] = useState<AiSurvey['dislikes']>([])
  const [budget, setBudget] = useState('')
  const { run, isBusy, fieldErrors } = useSubmit(async () => {
    const body = { styles: stylesChosen(chosen), tone, dislikes, budget_per_sqft_cents: centsTyped(budget) }
    const { data } = await aiCall('PUT /api/AI/survey', { body })
    keepAiUser(data)
    await navigate(paths.designAi)
  })
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <ChoiceChips
        legend={messages.tone}
        options={aiTones.map((value) => ({ value, label: toneWords[value] }))}
        chosen={tone === null ? [] : [tone]}
        onChange={(next) => setTone(next.find((value) => value !== tone) ?? null)}
      />
      <ChoiceChips
        legend={messages.dislikes}
        options={aiDislikes.map((value) => ({ value, label: dislikeWords[value] }))}
        chosen={dislikes}
        onChange={setDislikes}
      />
      <TextField
        name="budget_per_sqft"
        label={messages.perSqft}
        inputMode="decimal"
        value={budget}
        onChange={setBudget}
        error={fieldErrors.budget_per_sqft_cents?.[0]}
        required={false}
      />
      <div className="ai-actions">
        <button type="submit" className="button" disabled={isBusy}>
          {messages.saveSurvey}
        </button>
      </div>
    </form>
  )
}
