import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import type { HireProps } from './HirePage.tsx'
import { RadioChoice } from '../../../kit/form/RadioChoice.tsx'
import { hireMessages as messages } from './messages.ts'

const ratings = [5, 4, 3, 2, 1] as const

const rules = ({ rating, text }: { rating: string; text: string }) => ({
  ...(rating === '' ? { rating: [say.rating] } : {}),
  ...(text.trim() === '' ? { text: [say.review] } : {}),
})

/** Once, by whoever had the work done, after it is closed. */
export const WriteReview = ({ hire, onChange }: HireProps) => {
  const { form: element, ...form } = useForm({ values: { rating: '', text: '' }, rules })
  const save = useSave(form, async ({ rating, text }) => {
    const { data, message } = await call('POST /api/designer_hire/{id}/review', {
      params: { id: hire.id },
      body: { rating: Number(rating), text },
    })
    onChange(data)
    return message
  })
  return (
    <section aria-labelledby="hire-review">
      <h2 id="hire-review">{messages.yourReview}</h2>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <RadioChoice
          name="rating"
          legend={messages.rating}
          choices={ratings.map((stars) => ({ value: String(stars), label: messages.starWords(stars) }))}
          value={form.values.rating}
          error={form.errorOf('rating')}
          onChange={(rating) => form.change({ rating })}
        />
        <AreaField
          name="text"
          label={messages.reviewText}
          required
          maxLength={2_000}
          value={form.values.text}
          error={form.errorOf('text')}
          onChange={(text) => form.change({ text })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.sendReview} busyLabel={messages.publishing} />
      </form>
    </section>
  )
}
