import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { sentenceOf, useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { checklistWords as words } from './messages.ts'

type Props = { row: Selection; about: ChecklistAbout; onAdded: (row: Selection) => void }

const mostFound = 8

/** Materials of this showroom: by a word, or from the shelf of the decision. */
export const AddOption = ({ row, about, onAdded }: Props) => {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  return (
    <div className="checklist-add">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim())
        }}
      >
        <Field
          label={words.searchMaterials}
          value={typed}
          onInput={setTyped}
          enterKeyHint="search"
          maxLength={120}
          after={
            <Button type="submit" kind="quiet">
              {words.search}
            </Button>
          }
        />
      </form>
      <Found row={row} about={about} search={search} onAdded={onAdded} />
    </div>
  )
}

const Found = ({ row, about, search, onAdded }: Props & { search: string }) => {
  const { call, showroom } = useShop()
  const [refused, setRefused] = useState<string | null>(null)
  const shelf = search === '' && row.category !== null ? { category: row.category } : {}
  const answer = useAnswer({
    key: `materials ${showroom} ${row.category} ${search}`,
    ask: (signal) =>
      call('GET /api/visualization/products', {
        query: { showroom, page_size: mostFound, ...shelf, ...(search ? { search } : {}) },
        signal,
      }),
  })
  const add = async (product: string) => {
    setRefused(null)
    try {
      const { data } = await call('POST /api/selection/{id}/option', {
        params: { id: row.id },
        body: { product_id: product },
      })
      onAdded(data)
    } catch (failure) {
      setRefused(sentenceOf(failure))
    }
  }
  const found = answer.value?.data ?? []
  return (
    <>
      <p role="status" className="checklist-soft">
        {answer.failure ?? (answer.isCurrent ? words.found(found.length) : words.searching)}
      </p>
      <ul className="checklist-found" aria-label={words.materials}>
        {found.map(({ id, name, brand, price, pictures: [picture] }) => (
          <li key={id}>
            <button type="button" onClick={() => void add(id)}>
              {picture && <Picture picture={picture} sizes="56px" isDecorative />}
              <span>
                {brand} <b>{name}</b>
                {about.sees_prices === 'yes' && <bdi> {words.per(money(price.price_cents), price.uom)}</bdi>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {refused && (
        <p className="checklist-error" role="alert">
          {refused}
        </p>
      )}
    </>
  )
}
