import { aiRooms, longestAsk, mostStyles } from '@showroom/contract/design-ai/ai-choices'
import { rooms, surfacesOfWish } from '@showroom/contract/design-ai/room.rules'
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
import { BeginField } from './start/BeginField.tsx'
import { startMessages } from './start/start.messages.ts'
import type { KnownStart } from './start/start.rules.ts'
import { useKnownStart } from './start/useKnownStart.ts'
import { FormStep, StepButtons, StepPlace } from './steps/FormSteps.tsx'
import { useSteps } from './steps/useSteps.ts'
import { StrengthField } from './StrengthField.tsx'
import { StyleTiles } from './StyleTiles.tsx'
import { photoIn, startIn, toggledStyle, type TypedWish } from './typed-wish.ts'
import type { Ideas } from './useIdeas.ts'
import { useTypedWish } from './useTypedWish.ts'

type Props = { ideas: Ideas; account: AiSession }

/** Room, style, budget, what stays: everything that an idea is made from. On a phone one question at a time. */
export const DesignForm = ({ ideas, account }: Props) => {
  const { typed, change } = useTypedWish()
  const { begin, signIn } = ideas
  const { fieldErrors: errors } = begin
  const steps = useSteps(errors)
  const { known, failure } = useKnownStart(startIn(typed), { typed, change })
  const errorOf = (field: string) => (errors[`wish.${field}`] ?? errors[field])?.[0]
  const fields = { typed, change, errorOf, known }
  return (
    <form
      className="form ai-form"
      aria-label={messages.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!steps.isNext()) void begin.run(typed)
      }}
    >
      <StepPlace steps={steps} />
      <FormStep name="room" steps={steps}>
        <RoomChips {...fields} />
      </FormStep>
      <FormStep name="begin" steps={steps}>
        <BeginField
          typed={typed}
          change={change}
          error={failure ?? errorOf('start')}
          photo={<OwnPhoto {...fields} account={account} onSignIn={() => signIn(typed)} />}
        />
      </FormStep>
      <FormStep name="style" steps={steps}>
        <StyleTiles
          room={typed.room}
          chosen={typed.styles}
          error={errorOf('styles')}
          onToggle={(style) => change({ styles: toggledStyle(typed.styles, style, mostStyles) })}
        />
      </FormStep>
      <FormStep name="size" steps={steps}>
        <SizeAndBudget {...fields} />
      </FormStep>
      <FormStep name="keep" steps={steps}>
        <WhatStays {...fields} />
      </FormStep>
      <FormStep name="text" steps={steps}>
        <LastWords {...fields} ideas={ideas} account={account} />
      </FormStep>
      <StepButtons steps={steps} />
    </form>
  )
}

type FieldsProps = {
  typed: TypedWish
  change: (changed: Partial<TypedWish>) => void
  errorOf: (field: string) => string | undefined
  known: KnownStart | null
}

/** A plan or a look is of one kind of room: another kind is begun anew. */
const RoomChips = ({ typed: { room }, change }: FieldsProps) => (
  <ChoiceChips
    legend={messages.room}
    options={aiRooms.map((value) => ({ value, label: roomWords[value] }))}
    chosen={[room]}
    onChange={(next) => {
      const other = next.find((each) => each !== room)
      if (other) change({ room: other, keep: [], start: null })
    }}
  />
)

type OwnPhotoProps = FieldsProps & { account: AiSession; onSignIn: () => void }

const OwnPhoto = ({ typed, change, errorOf, account, onSignIn }: OwnPhotoProps) => (
  <PhotoField
    account={account}
    chosen={typed.photo}
    error={errorOf('photo')}
    // What is marked in one photo says nothing of another.
    onChoose={(photo) => change({ photo, keepFields: [] })}
    onRead={(photo) => change(photo ? { photo } : { photo, keepFields: [] })}
    onSignIn={onSignIn}
  />
)

const WhatStays = (fields: FieldsProps) => {
  const { typed, change, errorOf, known } = fields
  const photo = photoIn(typed)
  return (
    <>
      <ChoiceChips
        legend={messages.keep}
        // Who paints into a photo may change anything: what else stays is asked for below.
        hint={photo?.use === 'painted' ? undefined : messages.keepHint}
        options={surfacesOfWish({ room: typed.room, start: known?.start ?? null }).map((value) => ({
          value,
          label: surfaceWords[value],
        }))}
        chosen={typed.keep}
        error={errorOf('keep')}
        onChange={(keep) => change({ keep })}
      />
      {photo && <PhotoChoices {...fields} photo={photo} />}
      {known && Object.keys(known.start.state.laid).length > 0 && (
        <StrengthField
          hint={startMessages.strengthHint}
          value={typed.strength}
          onChange={(strength) => change({ strength })}
        />
      )}
    </>
  )
}

const SizeAndBudget = ({ typed, change, errorOf, known }: FieldsProps) => (
  <div className="form-columns">
    {known ? (
      <p className="ai-soft">{startMessages.sizeKnown(known.start.name)}</p>
    ) : (
      <TextField
        name="area"
        label={messages.size}
        hint={messages.sizeHint(String(rooms[typed.room].usualArea / 1_000))}
        inputMode="decimal"
        value={typed.area}
        onChange={(area) => change({ area })}
        error={errorOf('area')}
      />
    )}
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

const LastWords = ({ typed, change, errorOf, ideas, account }: FieldsProps & Props) => {
  const { failure, isBusy } = ideas.begin
  return (
    <>
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
      <button type="submit" className="button" aria-disabled={isBusy || ideas.isOpen || undefined}>
        {isBusy ? messages.creating : messages.create}
      </button>
      <p className="ai-soft">{messages.costs(account.credits?.cost ?? 1)}</p>
    </>
  )
}

const Refused = ({ code, sentence }: { code: string | null; sentence: string | null }) => {
  if (code === 'no_credits') return <OutOfCredits />
  // Said with its button right below.
  if (code === 'verify_first') return null
  return <FormFailure sentence={sentence} />
}
