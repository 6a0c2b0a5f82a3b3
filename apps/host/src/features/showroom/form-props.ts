import type { useForm } from '../../kit/form/useForm.ts'
import type { ShowroomForm } from './showroom-form.ts'

export type FormProps = {
  form: Pick<ReturnType<typeof useForm<ShowroomForm>>, 'values' | 'change' | 'errorOf'>
}
