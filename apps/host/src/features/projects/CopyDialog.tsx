import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { useState } from 'react'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { Report } from './Report.tsx'

type Props = { project: { id: string; name: string }; onCopied: (id: string) => void; onClose: () => void }
type Copied = { id: string; report: FilledLine[] }

/** A copy for the same showroom, or for another one at its prices; then it says what is not sold there. */
export const CopyDialog = ({ project, onCopied, onClose }: Props) => {
  const [copied, setCopied] = useState<Copied | null>(null)
  const { form: element, ...form } = useForm({ values: { name: say.copyOf(project.name), showroom: '' } })
  const save = useSave(form, async ({ name, showroom }) => {
    const vsdId = showroom.replace(/[\s-]+/g, '').toUpperCase()
    const body = { name, ...(vsdId ? { showroom: vsdId } : {}) }
    const { data, message } = await call('POST /api/project/{id}/duplicate', {
      params: { id: project.id },
      body,
    })
    if (data.report.length === 0) onCopied(data.project.id)
    else setCopied({ id: data.project.id, report: data.report })
    return message
  })
  if (copied)
    return (
      <Dialog title="What changed in the copy" onClose={() => onCopied(copied.id)}>
        <Report lines={copied.report} />
        <div className="account-actions">
          <button type="button" className="button" onClick={() => onCopied(copied.id)}>
            Open the copy
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title="Duplicate" onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <p className="account-soft">Rooms and items are copied; people and files are not.</p>
        <TextField
          name="name"
          label="Name of the copy"
          maxLength={120}
          enterKeyHint="next"
          value={form.values.name}
          error={form.errorOf('name')}
          onChange={(name) => form.change({ name })}
        />
        <TextField
          name="showroom"
          label="Another Showroom ID"
          hint="With it, the copy has that showroom’s prices."
          required={false}
          maxLength={12}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          value={form.values.showroom}
          error={form.errorOf('showroom')}
          onChange={(showroom) => form.change({ showroom })}
        />
        <SaveButton isBusy={form.isBusy} label="Duplicate" busyLabel="Copying…" />
      </form>
    </Dialog>
  )
}
