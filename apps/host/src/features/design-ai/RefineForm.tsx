import { longestAsk } from '@showroom/contract/design-ai/ai-choices'
import type { AiPicture } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { formSentenceOf } from '../../data/failure.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { designAiMessages as messages } from './messages.ts'
import type { Ideas } from './useIdeas.ts'

/** Another idea from this one, by words or by one press. */
export const RefineForm = ({ picture, ideas: { refine } }: { picture: AiPicture; ideas: Ideas }) => {
  const [text, setText] = useState('')
  return (
    <form
      className="form ai-refine"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void refine.run(picture.id, text)
      }}
    >
      <div className="ai-quick">
        {messages.chips.map((chip) => (
          <button
            key={chip}
            type="button"
            disabled={refine.isBusy}
            onClick={() => void refine.run(picture.id, chip)}
          >
            {chip}
          </button>
        ))}
      </div>
      <TextField
        name="refine"
        label={messages.refineLabel}
        hint={messages.refineHint}
        maxLength={longestAsk}
        value={text}
        onChange={setText}
        error={refine.fieldErrors.text?.[0]}
      />
      <FormFailure sentence={formSentenceOf(refine.failure)} />
      <button type="submit" className="button" disabled={refine.isBusy}>
        {messages.refineSend}
      </button>
    </form>
  )
}
