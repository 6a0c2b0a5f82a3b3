import { wallsOfRoom } from '@showroom/contract/visualizer/own-plan.rules'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { TextField } from '../../../kit/form/TextField.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { CutFields } from './CutFields.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { emptyRoom, readRoom, type TypedRoom } from './own-plan-form.ts'
import { PlanSeen } from './PlanSeen.tsx'
import { RoomFields } from './RoomFields.tsx'
import type { ErrorOf } from './typed-parts.ts'
import { usePlanForm } from './usePlanForm.ts'
import { ownPlanMessages as messages } from './messages.ts'
import '../../../kit/form/form.css'
import '../../account/Account.css'
import '../Visualizer.css'
import './OwnPlan.css'

export type OwnPlanForm = {
  typed: TypedRoom
  change: (changed: Partial<TypedRoom>) => void
  errorOf: ErrorOf
}

/** /visualize/own-plan: a room by its numbers, drawn and counted as they are typed. */
export const OwnPlan = () => {
  usePageTitle(messages.title)
  const isDecimal = useIsDecimal()
  const empty = useMemo(() => emptyRoom(isDecimal), [isDecimal])
  const [begun, setTyped] = useState<TypedRoom | null>(null)
  const typed = begun ?? empty
  const read = useMemo(() => readRoom(typed), [typed])
  const { form, submit, errorOf, isBusy } = usePlanForm(read, typed.name)
  const fields: OwnPlanForm = {
    typed,
    change: (changed) => setTyped((before) => ({ ...(before ?? empty), ...changed })),
    errorOf,
  }
  return (
    <div className="page">
      <OwnPlanHead />
      <form ref={form} className="form own-plan" noValidate onSubmit={submit}>
        <div className="own-plan-fields">
          <RoomFields {...fields}>
            <Side form={fields} name="width" />
            <Side form={fields} name="length" />
          </RoomFields>
          <CutFields form={fields} />
          <OpeningFields
            openings={typed.openings}
            walls={wallsOfRoom(typed.cuts).map((value) => ({ value, label: messages.wallNamed(value) }))}
            firstWall={(kind) => (kind === 'window' ? 'north' : 'south')}
            onOpenings={(openings) => fields.change({ openings })}
            errorOf={errorOf}
          />
        </div>
        <PlanSeen plan={read.plan} outline={errorOf('outline')} empty={messages.notYet}>
          <button type="submit" className="button" aria-busy={isBusy}>
            {messages.open}
          </button>
        </PlanSeen>
      </form>
    </div>
  )
}

const OwnPlanHead = () => {
  const template = useSearchParams()[0].get('template')
  return (
    <header className="page-head">
      <h1>{messages.title}</h1>
      <p>
        {messages.about} <Link to={visualizerPaths.plans()}>{messages.toPlans}</Link>
      </p>
      <p>
        <Link to={visualizerPaths.tracePlan({ template })}>{messages.toTrace}</Link>
      </p>
    </header>
  )
}

const Side = ({ form, name }: { form: OwnPlanForm; name: 'width' | 'length' }) => (
  <TextField
    name={name}
    label={messages[name]}
    value={form.typed[name]}
    onChange={(value) => form.change({ [name]: value })}
    error={form.errorOf(name)}
    autoComplete="off"
    maxLength={14}
  />
)
