import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { useEffect, useState } from 'react'
import { call } from '../../../data/call.ts'

type Choice = { slug: string; name: string }
type Props = { legend: string; hint: string; chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** Ticked by name; nothing ticked means everything. Without the list one goes on without it. */
export const CategoryChoice = ({ legend, hint, chosen, onChange }: Props) => {
  const choices = useChoices()
  if (choices.length === 0) return null
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug])
  return (
    <fieldset className="apply-group">
      <legend>{legend}</legend>
      <p className="form-hint">{hint}</p>
      <div className="apply-chips">
        {choices.map(({ slug, name }) => (
          <label key={slug}>
            <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const useChoices = (): Choice[] => {
  const [choices, setChoices] = useState<Choice[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call('GET /api/menu_category', { query: { showroom: platformShowroom }, signal: leaving.signal })
      .then(({ data }) => {
        const names = new Map(
          data.flatMap(({ categories }) => categories).map((each) => [each.slug_url, each.name]),
        )
        setChoices(
          [...names]
            .map(([slug, name]) => ({ slug, name }))
            .sort((a, b) => a.name.localeCompare(b.name, 'en')),
        )
      })
      // Everything is shown then, which can be changed later.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return choices
}
