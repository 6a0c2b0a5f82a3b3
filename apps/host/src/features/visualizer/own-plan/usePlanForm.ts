import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { useFirstError } from '../../../kit/form/useForm.ts'
import { keepGuestCart } from '../../../session/guest-cart.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { rememberChoice } from '../current-item.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import type { ErrorOf, ReadRoom } from './typed-parts.ts'
import { ownPlanMessages as messages } from './messages.ts'

/** What was read of a room, on its way to be kept and opened; nothing is sent of one that can not be. */
export const usePlanForm = ({ plan, errors }: ReadRoom, name: string) => {
  const [isTried, setTried] = useState(false)
  const { form, focusFirstError } = useFirstError()
  const open = useOpen()
  const wrong: FieldErrors = { ...errors, ...(name.trim() === '' && { name: [messages.nameIt] }) }
  const errorOf: ErrorOf = (path) =>
    isTried || isOfPlan(path) ? (wrong[path] ?? open.fieldErrors[path])?.join(' ') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (plan === null || Object.keys(wrong).length > 0) return focusFirstError()
    void open.run(plan)
  }
  return { form, submit, errorOf, isBusy: open.isBusy }
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
