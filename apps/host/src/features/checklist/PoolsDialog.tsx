import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { centsIn } from '../../kit/form/typed-amounts.ts'
import { useChange } from '../projects/useChange.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { onClose: () => void }

/** Allowances that several decisions draw on. */
export const PoolsDialog = ({ about, store, onClose }: Props) => {
  const { change } = useChange()
  const remove = (id: string) =>
    void change((asking) => asking('DELETE /api/allowance_pool/{id}', { params: { id } }), store.reload)
  return (
    <Dialog title={messages.sharedAllowances} onClose={onClose}>
      <div className="form">
        {about.pools.length === 0 && <p className="project-soft">{messages.noPools}</p>}
        <ul className="checklist-pools">
          {about.pools.map(({ id, name, amount_cents: amount }) => (
            <li key={id}>
              <span>{name}</span>
              <span>{amount === undefined ? '' : money(amount)}</span>
              <button
                type="button"
                className="account-plain"
                aria-label={messages.removeNamed(name)}
                onClick={() => remove(id)}
              >
                {messages.remove}
              </button>
            </li>
          ))}
        </ul>
        <TaxField about={about} store={store} />
        <NewPool projectId={about.project_id} onSaved={store.reload} />
      </div>
    </Dialog>
  )
}

/** Whether what was allowed was meant with sales tax: then what is chosen counts with it. */
const TaxField = ({ about, store }: ChecklistProps) => {
  const { change } = useChange()
  const [isWith, setWith] = useState(about.with_tax)
  const say = async (withTax: boolean) => {
    setWith(withTax)
    const failure = await change(
      (asking) =>
        asking('PUT /api/projectChecklist/{id}/tax', {
          params: { id: about.project_id },
          body: { with_tax: withTax },
        }),
      store.reload,
    )
    if (failure) setWith(!withTax)
  }
  return (
    <CheckField name="with_tax" checked={isWith} onChange={(withTax) => void say(withTax)}>
      {messages.meantWithTax}
    </CheckField>
  )
}

const NewPool = ({ projectId, onSaved }: { projectId: string; onSaved: () => void }) => {
  const { form: element, ...form } = useForm({
    values: { name: '', amount: '' },
    rules: ({ amount }): Record<string, string[]> =>
      centsIn(amount) === null ? { amount: [messages.amount] } : {},
  })
  const save = useSave(form, async ({ name, amount }) => {
    const body = { name, amount_cents: centsIn(amount) ?? 0 }
    const params = { id: projectId }
    const { message } = await call('POST /api/projectChecklist/{id}/pool', { params, body })
    onSaved()
    form.change({ name: '', amount: '' })
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <TextField
        name="name"
        label={messages.poolName}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="next"
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(name) => form.change({ name })}
      />
      <TextField
        name="amount"
        label={messages.poolAmount}
        maxLength={14}
        autoComplete="off"
        enterKeyHint="done"
        value={form.values.amount}
        error={form.errorOf('amount') ?? form.errorOf('amount_cents')}
        onChange={(amount) => form.change({ amount })}
      />
      <SaveButton isBusy={form.isBusy} label={messages.addPool} />
    </form>
  )
}
