import { aiRooms, longestAsk, mostStyles } from '@showroom/contract/design-ai/ai-choices'
import { rooms, surfacesOf } from '@showroom/contract/design-ai/room.rules'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { codeOf, formSentenceOf } from '../../data/failure.ts'
import type { AiSession } from './ai-session.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { roomWords, surfaceWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'
import { OutOfCredits, VerifyFirst } from './Refusals.tsx'
import { PhotoChoices } from './photo/PhotoChoices.tsx'
import { PhotoField } from './photo/PhotoField.tsx'
import { StyleTiles } from './StyleTiles.tsx'
import { toggledStyle, type TypedWish } from './typed-wish.ts'
import type { Ideas } from './useIdeas.ts'
import { useTypedWish } from './useTypedWish.ts'

type Props = { ideas: Ideas; account: AiSession }

/** Room, style, budget, what stays: everything that an idea is made from. */
export const DesignForm = ({ ideas: { begin, isOpen, signIn }, account }: Props) => {
  const { typed, change } = useTypedWish()
  const { fieldErrors: errors, failure, isBusy } = begin
  const errorOf = (field: string) => (errors[`wish.${field}`] ?? errors[field])?.[0]
  return (
    <form
      className="form ai-form"
      aria-label={messages.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void begin.run(typed)
      }}
    >
      <PhotoField
        account={account}
        chosen={typed.photo}
        error={errorOf('photo')}
        // What is marked in one photo says nothing of another.
        onChoose={(photo) => change({ photo, keepFields: [] })}
        onRead={(photo) => change(photo ? { photo } : { photo, keepFields: [] })}
        onSignIn={() => signIn(typed)}
      />
      <ChoiceChips
        legend={messages.room}
        options={aiRooms.map((value) => ({ value, label: roomWords[value] }))}
        chosen={[typed.room]}
        onChange={(next) =>
          change({ room: next.find((room) => room !== typed.room) ?? typed.room, keep: [] })
        }
      />
      <StyleTiles
        room={typed.room}
        chosen={typed.styles}
        error={errorOf('styles')}
        onToggle={(style) => change({ styles: toggledStyle(typed.styles, style, mostStyles) })}
      />
      <SizeAndBudget typed={typed} change={change} errorOf={errorOf} />
      <KeptSurfaces typed={typed} change={change} errorOf={errorOf} />
      {typed.photo && <PhotoChoices {...{ typed, change, errorOf }} photo={typed.photo} />}
      <AreaField
        name="text"
        label={messages.text}
        hint={messages.textHint}
        maxLength={longestAsk}
        value={typed.text}
        onChange={(text) => change({ text })}
        error={errorOf('text')}
      />
      <Refused code={failure === null ? null : codeOf(failure)} sentence={formSentenceOf(failure)} />
      {account.status === 'in' && account.user?.email_verified_at === null && <VerifyFirst />}
      <button type="submit" className="button" aria-disabled={isBusy || isOpen || undefined}>
        {isBusy ? messages.creating : messages.create}
      </button>
      <p className="ai-soft">{messages.costs(account.credits?.cost ?? 1)}</p>
    </form>
  )
}

const Refused = ({ code, sentence }: { code: string | null; sentence: string | null }) => {
  if (code === 'no_credits') return <OutOfCredits />
  // Said with its button right below.
  if (code === 'verify_first') return null
  return <FormFailure sentence={sentence} />
}

type FieldsProps = {
  typed: TypedWish
  change: (changed: Partial<TypedWish>) => void
  errorOf: (field: string) => string | undefined
}

const KeptSurfaces = ({ typed, change, errorOf }: FieldsProps) => (
  <ChoiceChips
    legend={messages.keep}
    // Who paints into a photo may change anything: what else stays is asked for below.
    hint={typed.photo?.use === 'painted' ? undefined : messages.keepHint}
    options={surfacesOf(typed.room).map((value) => ({ value, label: surfaceWords[value] }))}
    chosen={typed.keep}
    error={errorOf('keep')}
    onChange={(keep) => change({ keep })}
  />
)

const SizeAndBudget = ({ typed, change, errorOf }: FieldsProps) => (
  <div className="form-columns">
    <TextField
      name="area"
      label={messages.size}
      hint={messages.sizeHint(String(rooms[typed.room].usualArea / 1_000))}
      inputMode="decimal"
      value={typed.area}
      onChange={(area) => change({ area })}
      error={errorOf('area')}
    />
    <TextField
      name="budget"
      label={messages.budget}
      hint={messages.budgetHint}
      inputMode="decimal"
      value={typed.budget}
      onChange={(budget) => change({ budget })}
      error={errorOf('budget_cents')}
    />
  </div>
)
