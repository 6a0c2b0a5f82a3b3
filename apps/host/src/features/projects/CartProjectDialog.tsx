import type { Cart } from '@showroom/contract/cart/cart'
import type { ProjectCard } from '@showroom/contract/project/project'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { paths } from '../../paths.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { isOf } from './is-of.ts'
import { projectMessages } from './messages.ts'
import { saveForLaterMessages as messages } from './save-for-later.messages.ts'
import '../account/Account.css'

type Props = { cart: Cart; onClose: () => void }

const mostListed = 96
const longestNote = 500

/** Which of one's projects the cart is for, and a note that stays with it. */
export const CartProjectDialog = ({ cart, onClose }: Props) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const read = useRead('GET /api/project', { query: { page_size: mostListed } })
  return (
    <Dialog title={messages.cartProject} onClose={onClose}>
      <Loaded read={read} rows={3}>
        {({ data }) => {
          const own = data.filter((project) => project.can.manage && isOf(project, showroom))
          const first = own.find(({ id }) => id === cart.project_id) ?? own[0]
          return first ? (
            <Choice projects={own} first={first} cart={cart} onClose={onClose} />
          ) : (
            <div className="form">
              <p>{projectMessages.youHaveNoProject}</p>
              <p>
                <Link to={paths.projects}>{projectMessages.startAProject}</Link>
              </p>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

type ChoiceProps = Props & { projects: readonly ProjectCard[]; first: ProjectCard }

/** What is said of a project besides is kept as it is. */
const noteIn = ({ note }: Cart['extra_info']): string => (typeof note === 'string' ? note : '')

const Choice = ({ projects, first, cart, onClose }: ChoiceProps) => {
  const { showroom } = cart
  const { form: element, ...form } = useForm({
    values: { project_id: first.id, note: noteIn(cart.extra_info) },
  })
  const { project_id, note } = form.values
  const save = useSave(form, async () => {
    const body = { showroom, project_id }
    const { data, message } = await call('POST /api/projectCart/update_project_cart', { body })
    const extra_info = { ...data.extra_info, note: note.trim() }
    await call('PUT /api/projectCart/{id}', { params: { id: project_id }, body: { extra_info } })
    onClose()
    void refreshCart()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <SelectField
        name="project_id"
        label={projectMessages.project}
        value={project_id}
        onChange={(chosen) => form.change({ project_id: chosen })}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <AreaField
        name="note"
        label={messages.note}
        hint={messages.noteHint}
        value={note}
        onChange={(typed) => form.change({ note: typed })}
        error={form.errorOf('note') ?? form.errorOf('extra_info')}
        maxLength={longestNote}
      />
      <SaveButton isBusy={form.isBusy} label={messages.attach} />
    </form>
  )
}
