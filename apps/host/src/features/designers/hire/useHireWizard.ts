import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { HireRight } from '@showroom/contract/designer/designer-choices'
import { openStates } from '@showroom/contract/designer/hire-state.rules'
import type { DesignerHire, ProjectDesigners } from '@showroom/contract/designer/hire'
import type { PriceSight } from '@showroom/contract/project/project-choices'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { failureOf } from '../../../data/failure.ts'
import { tellFailure } from '../../../data/tell-failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useStepPlace } from '../../../kit/useStepPlace.ts'
import { paths } from '../../../paths.ts'
import type { CardSent } from '../../checkout/card-choice.ts'
import { type BriefTyped, briefOf, typedOf } from './brief-form.ts'
import { hireMessages as messages } from './messages.ts'

export type Access = { right: HireRight; sees: PriceSight; days: number }

/** A quote is asked for by no package. */
export const quote = 'quote'

const lastStep = 4

/** What is chosen so far, and the step that is shown. */
export const useHireWizard = (designer: DesignerProfile) => {
  const [query] = useSearchParams()
  const { step, go } = useStepPlace()
  const [projectId, setProjectId] = useState(query.get('project') ?? '')
  const [begun, setBegun] = useState<ProjectDesigners | null>(null)
  const [chosen, setChosen] = useState(designer.packages[0]?.id ?? quote)
  const [access, setAccess] = useState<Access>({ right: 'suggest', sees: 'allowance', days: 60 })
  const typed = useTyped(projectId)
  const { isBusy, failure, begin, send } = useSending((answer) => {
    setBegun(answer)
    if (!typed.typed && answer.brief) typed.keepTyped(typedOf(answer.brief))
    go(1)
  })
  return {
    step,
    go,
    next: () => go(Math.min(lastStep, step + 1)),
    projectId,
    setProjectId,
    ...typed,
    /** Not over yet: nobody is asked twice at once. */
    asked: openHire(begun, designer),
    chosen,
    setChosen,
    access,
    setAccess,
    isBusy,
    failure,
    begin: () => begin(projectId),
    /** With the card that is to hold the price of a package; a quote has none. */
    send: (card: CardSent | null) =>
      send(card, {
        project: projectId,
        designer: designer.id,
        package: chosen === quote ? null : chosen,
        right: access.right,
        sees_prices: access.sees,
        days: access.days,
        message: typed.message,
      }),
  }
}
export type HireWizard = ReturnType<typeof useHireWizard>

/** What stands in the fields stays while one looks at another step; a brief is of its project. */
const useTyped = (project: string) => {
  const [kept, setKept] = useState<{ project: string; typed: BriefTyped } | null>(null)
  const keepTyped = useCallback((typed: BriefTyped) => setKept({ project, typed }), [project])
  const [message, setMessage] = useState('')
  const typed = kept?.project === project ? kept.typed : null
  return { typed, keepTyped, brief: typed && briefOf(typed), message, setMessage }
}

const openHire = (begun: ProjectDesigners | null, { id }: DesignerProfile): DesignerHire | null =>
  begun?.hires.find(
    ({ designer, state }) => designer.id === id && openStates.some((each) => each === state),
  ) ?? null

type Asking = Parameters<typeof ask>[0]
const ask = (body: {
  project: string
  designer: string
  package: string | null
  right: HireRight
  sees_prices: PriceSight
  days: number
  message: string
}) => call('POST /api/designer_hire', { body })

/** The request is kept whatever its card does: its page says what a bank has refused, and takes another card. */
const payWith = async (card: CardSent, { id, designer }: DesignerHire) => {
  try {
    const { data } = await call('POST /api/designer_hire/{id}/card', { params: { id }, body: { card } })
    if (data.state === 'held') toast.success(messages.sent(designer.name))
  } catch (thrown) {
    tellFailure(failureOf(thrown))
  }
}

const useSending = (onBegun: (answer: ProjectDesigners) => void) => {
  const navigate = useNavigate()
  const beginning = useSubmit(async (project: string) => {
    onBegun((await call('POST /api/hire_designer', { body: { project } })).data)
  })
  const sending = useSubmit(async (card: CardSent | null, asking: Asking) => {
    const { data, message } = await ask(asking)
    if (card) await payWith(card, data)
    else if (message) toast.success(message)
    await navigate(paths.hire(data.id))
  }, 'both')
  return {
    isBusy: beginning.isBusy || sending.isBusy,
    failure: sending.failure,
    begin: (project: string) => void beginning.run(project),
    send: (card: CardSent | null, asking: Asking) => void sending.run(card, asking),
  }
}
