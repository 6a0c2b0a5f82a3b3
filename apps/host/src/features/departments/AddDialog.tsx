import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { NamedFields } from './NamedFields.tsx'
import { named, nameFaults, type TypedName } from './name-form.ts'
import { departmentsMessages as messages } from './messages.ts'

export type Wanted =
  | { kind: 'department' }
  | { kind: 'category'; departmentId: number }
  | { kind: 'subcategory'; parentId: number }

type Props = {
  wanted: Wanted
  departments: readonly ArrangedDepartment[]
  onMade: (tree: ArrangedDepartment[]) => void
  onClose: () => void
}
type Typed = TypedName & { department: string; per: 'unit' | 'sqft' }

const titles = {
  department: messages.addDepartment,
  category: messages.addCategory,
  subcategory: messages.addSubcategory,
}

/** Makes a department, a category or what is below one. */
export const AddDialog = ({ wanted, departments, onMade, onClose }: Props) => {
  const department = wanted.kind === 'category' ? String(wanted.departmentId) : ''
  const { form: element, ...form } = useForm<Typed>({
    values: { name: '', slug: '', department, per: 'unit' },
    rules: nameFaults,
  })
  const save = useSave(form, async (typed) => {
    const { data, message } = await send(wanted, typed)
    onMade(data)
    onClose()
    return message
  })
  return (
    <Dialog title={titles[wanted.kind]} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <NamedFields
          values={form.values}
          errorOf={form.errorOf}
          onName={(name) => form.change((before) => named(before, name), ['name', 'slug'])}
          onSlug={(slug) => form.change({ slug })}
        />
        {wanted.kind === 'category' && (
          <>
            <SelectField
              name="department_id"
              label={messages.department}
              value={form.values.department}
              options={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
              error={form.errorOf('department_id')}
              onChange={(chosen) => form.change({ department: chosen }, ['department_id'])}
            />
            <SelectField
              name="price_per"
              label={messages.pricePer}
              value={form.values.per}
              options={[
                { value: 'unit', label: messages.perUnit },
                { value: 'sqft', label: messages.perSqft },
              ]}
              error={form.errorOf('price_per')}
              onChange={(chosen) => form.change({ per: chosen === 'sqft' ? 'sqft' : 'unit' })}
            />
          </>
        )}
        <SaveButton isBusy={form.isBusy} label={messages.create} />
      </form>
    </Dialog>
  )
}

const send = (wanted: Wanted, { name, slug, department, per }: Typed) => {
  if (wanted.kind === 'department') return call('POST /api/admin/departments', { body: { name, slug } })
  return call('POST /api/admin/categories', {
    body: {
      name,
      slug,
      department_id: wanted.kind === 'category' ? Number(department) : null,
      parent_id: wanted.kind === 'subcategory' ? wanted.parentId : null,
      price_per: per,
    },
  })
}
