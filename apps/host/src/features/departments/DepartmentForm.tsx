import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { slugRefusal } from '@showroom/contract/catalogue/departments.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { NamedFields } from './NamedFields.tsx'
import { nameFaults, type TypedName } from './name-form.ts'

type Props = { department: ArrangedDepartment; onSaved: (tree: ArrangedDepartment[]) => void }

/** The name of a department, and its address while that may change. */
export const DepartmentForm = ({ department, onSaved }: Props) => {
  const { id, name, slug, product_count } = department
  const { form: element, ...form } = useForm<TypedName>({ values: { name, slug }, rules: nameFaults })
  const save = useSave(form, async (typed) => {
    const { data, message } = await call('PUT /api/admin/departments/{id}', {
      params: { id: String(id) },
      body: typed,
    })
    onSaved(data)
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <NamedFields
        values={form.values}
        errorOf={form.errorOf}
        onName={(typed) => form.change({ name: typed })}
        onSlug={(typed) => form.change({ slug: typed })}
        fixed={slugRefusal({ product_count, is_built_in: false })}
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
