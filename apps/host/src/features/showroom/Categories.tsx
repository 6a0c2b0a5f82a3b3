import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import type { FormProps } from './form-props.ts'
import { categoryChoices } from './category-choices.ts'
import { showroomPageMessages as messages } from './messages.ts'

/** What the shop shows, by name: ticked is shown. */
export const Categories = ({ form }: FormProps) => {
  const read = useRead('GET /api/menu_category', { query: { showroom: platformShowroom } })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => <Choices form={form} choices={categoryChoices(data)} />}
    </Loaded>
  )
}

type Props = FormProps & { choices: readonly { slug: string; name: string }[] }

const Choices = ({ form, choices }: Props) => {
  const hidden = form.values.hidden_categories
  const change = (slug: string, isShown: boolean) =>
    form.change({ hidden_categories: isShown ? hidden.filter((each) => each !== slug) : [...hidden, slug] })
  const error = form.errorOf('hidden_categories')
  const shownCount = choices.filter(({ slug }) => !hidden.includes(slug)).length
  return (
    <fieldset className="own-categories">
      <legend className="visually-hidden">{messages.categories}</legend>
      <p role="status">
        {messages.shown(shownCount, choices.length)}
        {shownCount < choices.length && (
          <button
            type="button"
            className="account-plain"
            onClick={() => form.change({ hidden_categories: [] })}
          >
            {messages.showAll}
          </button>
        )}
      </p>
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <div className="own-chips">
        {choices.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="checkbox"
              checked={!hidden.includes(slug)}
              onChange={(event) => change(slug, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
