import type { FieldErrors } from '@showroom/contract/shared/errors'
import { planSvg } from '@showroom/contract/visualizer/plan-svg.rules'
import { planWords } from '@showroom/contract/visualizer/plan-words.rules'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { laidSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { useFirstError } from '../../../kit/form/useForm.ts'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { keepGuestCart } from '../../../session/guest-cart.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { rememberChoice } from '../current-item.ts'
import { PlanDrawing } from '../PlanCard.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { CutFields } from './CutFields.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { emptyRoom, readRoom, type TypedRoom } from './own-plan-form.ts'
import { RoomFields } from './RoomFields.tsx'
import { ownPlanMessages as messages } from './messages.ts'
import '../../../kit/form/form.css'
import '../../account/Account.css'
import '../Visualizer.css'
import './OwnPlan.css'

export type OwnPlanForm = {
  typed: TypedRoom
  change: (changed: Partial<TypedRoom>) => void
  errorOf: (path: string) => string | undefined
}

/** /visualize/own-plan: a room by its numbers, drawn and counted as they are typed. */
export const OwnPlan = () => {
  usePageTitle(messages.title)
  const isDecimal = useIsDecimal()
  const empty = useMemo(() => emptyRoom(isDecimal), [isDecimal])
  const [begun, setTyped] = useState<TypedRoom | null>(null)
  const typed = begun ?? empty
  const [isTried, setTried] = useState(false)
  const { form, focusFirstError } = useFirstError()
  const { plan, errors } = useMemo(() => readRoom(typed), [typed])
  const open = useOpen()
  const wrong: FieldErrors = {
    ...errors,
    ...(typed.name.trim() === '' && { name: [messages.nameIt] }),
  }
  const fields: OwnPlanForm = {
    typed,
    change: (changed) => setTyped((before) => ({ ...(before ?? empty), ...changed })),
    errorOf: (path) =>
      isTried || isOfPlan(path) ? (wrong[path] ?? open.fieldErrors[path])?.join(' ') : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (plan === null || Object.keys(wrong).length > 0) return focusFirstError()
    void open.run(plan)
  }
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <p>
          {messages.about} <Link to={visualizerPaths.plans()}>{messages.toPlans}</Link>
        </p>
      </header>
      <form ref={form} className="form own-plan" noValidate onSubmit={submit}>
        <div className="own-plan-fields">
          <RoomFields form={fields} />
          <CutFields form={fields} />
          <OpeningFields form={fields} />
        </div>
        <Seen plan={plan} outline={fields.errorOf('outline')}>
          <button type="submit" className="button" aria-busy={open.isBusy}>
            {messages.open}
          </button>
        </Seen>
      </form>
    </div>
  )
}

/** What is wrong between numbers is said at once; a field that nobody has come to yet is not. */
const isOfPlan = (path: string): boolean => path === 'outline' || path.startsWith('openings.')

/** Keeps the plan, for a guest as well, and opens the room in it. */
const useOpen = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const template = useSearchParams()[0].get('template')
  const navigate = useNavigate()
  return useSubmit(async (plan: Plan) => {
    const { data } = await call('POST /api/visualization/floorplan', { body: { showroom, plan } })
    if (data.cart_token) keepGuestCart(data.cart_token)
    rememberChoice({ floorplan: data.floorplan.id })
    await navigate(visualizerPaths.room({ plan: data.floorplan.id, template }))
  })
}

type SeenProps = { plan: Plan | null; outline: string | undefined; children: ReactNode }

/** The drawing, and what there is to cover. */
const Seen = ({ plan: now, outline, children }: SeenProps) => {
  const plan = useDeferredValue(now)
  return (
    <section className="own-plan-seen" aria-label={messages.drawing}>
      {plan === null ? (
        <p className="own-plan-empty">{messages.notYet}</p>
      ) : (
        <>
          <PlanDrawing svg={planSvg(plan)} words={planWords(plan)} />
          {outline ? <p role="alert">{outline}</p> : <Areas plan={plan} />}
        </>
      )}
      {children}
    </section>
  )
}

const Areas = ({ plan }: { plan: Plan }) => {
  const areas = areasOfPlan(plan)
  return (
    <dl aria-live="polite">
      {laidSurfaces.flatMap((key) => {
        const area = areas.laid[key]
        return area === undefined ? [] : [<Area key={key} name={surfaceNames[key]} area={area} />]
      })}
      {plan.room_type !== 'outdoor' && <Area name={messages.walls} area={areas.walls} />}
    </dl>
  )
}

const Area = ({ name, area }: { name: string; area: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{messages.sqft(area)}</dd>
  </div>
)
