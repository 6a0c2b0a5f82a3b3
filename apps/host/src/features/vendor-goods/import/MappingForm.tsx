import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import {
  doubledColumns,
  importColumns,
  lackingColumns,
} from '@showroom/contract/vendor-goods/goods-import.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { refused, wholeSentenceOf } from '../../../data/failure.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { importMessages as messages } from './messages.ts'

type Props = { file: GoodsImport; onChecked: (file: GoodsImport) => void }

const options = importColumns.map(({ column, label }) => ({ value: column, label }))

/** What is wrong with the columns, in a sentence, before anything is sent. */
const wrongIn = (mapping: Record<string, string>): string | null => {
  const [lacking, doubled] = [lackingColumns(mapping), doubledColumns(mapping)]
  if (lacking.length > 0) return say.lacking(lacking)
  return doubled.length > 0 ? say.doubled(doubled) : null
}

/** What each column of the file is, and where its goods go. */
export const MappingForm = ({ file, onChecked }: Props) => {
  const [mapping, setMapping] = useState(file.mapping)
  const [category, setCategory] = useState(file.category ?? '')
  const { run, isBusy, failure } = useSubmit(async () => {
    const wrong = file.is_merchant ? null : wrongIn(mapping)
    if (wrong !== null) throw refused(wrong)
    const { data } = await call('POST /api/vendor_imports/{id}/check', {
      params: { id: file.id },
      body: { mapping: file.is_merchant ? {} : mapping, category: category || null },
    })
    onChecked(data)
  }, 'screen')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {file.state === 'cancelled' && <p role="status">{messages.cancelled}</p>}
      {file.problem !== '' && <p className="form-failure">{file.problem}</p>}
      <h3>{messages.columns}</h3>
      <p className="goods-soft">{file.is_merchant ? messages.known : messages.columnsAbout}</p>
      {!file.is_merchant && (
        <div className="goods-columns">
          {file.columns.map(({ name, sample }) => (
            <SelectField
              key={name}
              name={name}
              label={messages.column(name)}
              hint={messages.sample(sample)}
              empty={messages.notRead}
              value={mapping[name] ?? ''}
              options={options}
              onChange={(target) => setMapping({ ...mapping, [name]: target })}
            />
          ))}
        </div>
      )}
      <CategoryChoice value={category} onChange={setCategory} />
      <FormFailure sentence={wholeSentenceOf(failure)} />
      <SaveButton isBusy={isBusy} label={messages.check} busyLabel={messages.sending} />
    </form>
  )
}

const CategoryChoice = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { last } = useRead('GET /api/vendor_goods/shelves', {})
  const places = (last?.data ?? []).flatMap(({ name, subcategories }) =>
    subcategories.map((place) => ({ value: place.category, label: `${name}: ${place.name}` })),
  )
  return (
    <SelectField
      name="category"
      label={messages.category}
      hint={messages.categoryHint}
      empty={messages.byWords}
      value={value}
      options={places}
      onChange={onChange}
    />
  )
}
