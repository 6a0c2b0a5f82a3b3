import type { CartLine } from '@showroom/contract/cart/cart'
import type { ProjectCard } from '@showroom/contract/project/project'
import { Link } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { paths } from '../../paths.ts'
import { call } from '../../data/call.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { isOf } from './is-of.ts'
import { projectMessages as messages } from './messages.ts'
import '../account/Account.css'

type Line = Pick<CartLine, 'id' | 'name' | 'qty' | 'uom'>
type Props = { lines: readonly Line[]; onClose: () => void }

const mostListed = 96

/** Which lines of the cart go into which project of this showroom. */
export const SaveCartDialog = ({ lines, onClose }: Props) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const read = useRead('GET /api/project', { query: { page_size: mostListed } })
  return (
    <Dialog title={messages.saveForLater} onClose={onClose}>
      <Loaded read={read} rows={3}>
        {({ data }) => {
          const [first, ...others] = data.filter((project) => project.can.suggest && isOf(project, showroom))
          return first ? (
            <Choice projects={[first, ...others]} first={first} lines={lines} onClose={onClose} />
          ) : (
            <div className="form">
              <p>{messages.youHaveNoProject}</p>
              <p>
                <Link to={paths.projects}>{messages.startAProject}</Link>
              </p>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

type ChoiceProps = Props & { projects: readonly ProjectCard[]; first: ProjectCard }
type Typed = { project: string; kept: readonly string[] }

const Choice = ({ projects, first, lines, onClose }: ChoiceProps) => {
  const chosenOf = (kept: readonly string[]) => lines.filter(({ id }) => !kept.includes(id))
  const { form: element, ...form } = useForm<Typed>({
    values: { project: first.id, kept: [] },
    rules: ({ kept }) => (chosenOf(kept).length > 0 ? {} : { kept: [messages.chooseWhatToSave] }),
  })
  const { project, kept } = form.values
  const save = useSave(form, async () => {
    const line_ids = chosenOf(kept).map(({ id }) => id)
    const { message } = await call('POST /api/project/{id}/from_cart', {
      params: { id: project },
      body: { line_ids },
    })
    onClose()
    void refreshCart()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <p>{messages.whatYouChooseLeaves}</p>
      <SelectField
        name="project"
        label={messages.project}
        value={project}
        onChange={(chosen) => form.change({ project: chosen })}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div>
        {lines.map(({ id, name, qty, uom }, index) => (
          <CheckField
            key={id}
            name={`line ${id}`}
            checked={!kept.includes(id)}
            error={index === lines.length - 1 ? form.errorOf('kept') : undefined}
            onChange={(isChosen) =>
              form.change({ kept: isChosen ? kept.filter((each) => each !== id) : [...kept, id] })
            }
          >
            {`${name} · ${qty} × ${uom}`}
          </CheckField>
        ))}
      </div>
      <SaveButton isBusy={form.isBusy} label={messages.saveInTheProject} />
    </form>
  )
}
