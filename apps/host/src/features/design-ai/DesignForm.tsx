import { longestAsk, mostStyles } from '@showroom/contract/design-ai/ai-choices'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { codeOf, formSentenceOf } from '../../data/failure.ts'
import type { AiSession } from './ai-session.ts'
import { designAiMessages as messages } from './messages.ts'
import { OutOfCredits, VerifyFirst } from './Refusals.tsx'
import { BeginField } from './start/BeginField.tsx'
import { useKnownStart } from './start/useKnownStart.ts'
import { FormStep, StepButtons, StepPlace } from './steps/FormSteps.tsx'
import { toResults } from './steps/to-results.ts'
import { useSteps } from './steps/useSteps.ts'
import { StyleTiles } from './StyleTiles.tsx'
import { startIn, toggledStyle } from './typed-wish.ts'
import type { Ideas } from './useIdeas.ts'
import { useTypedWish } from './useTypedWish.ts'
import { type FieldsProps, OwnPhoto, RoomChips, SizeAndBudget, WhatStays } from './WishFields.tsx'

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
        if (!steps.isNext()) void begin.run(typed).then((refusal) => refusal ?? toResults())
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
